import type { Fields } from "@/lib/accounts/audit-log/rules";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";

/** What the audit log keeps of a category. */
export const describeCategory = ({
  name,
  nameBn,
  path,
  group,
  title,
  description,
  isHidden,
}: Omit<CategoryDto, "isOwn" | "version">): Fields => ({
  name,
  nameBn: nameBn ?? "",
  path,
  group,
  title,
  description,
  isHidden: isHidden ? "yes" : "no",
});

/** What it keeps of several that are hidden or shown at once. */
export const describeHidden = (categories: readonly Pick<CategoryDto, "path" | "isHidden">[]): Fields =>
  Object.fromEntries(categories.map(({ path, isHidden }) => [path, isHidden ? "hidden" : "shown"]));
