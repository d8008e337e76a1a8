import { useWords } from "#words";
import type { CategoryDto } from "@/lib/catalogue/categories/dto";

/** Says what the page calls a category, with the name in Bangla that its owner has given it. */
export function useShownCategory(): (category: Pick<CategoryDto, "path" | "name" | "nameBn">) => string {
  const { name: nameOf } = useWords("categories");
  return ({ path: slug, name, nameBn }) => nameOf({ slug, name, ...(nameBn && { nameBn }) });
}
