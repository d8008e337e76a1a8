import type { CategoryDto } from "@/lib/catalogue/categories/dto";

/** A category as its form has it. */
export const NO_CATEGORY = {
  name: "",
  nameBn: "",
  path: "",
  group: "",
  title: "",
  description: "",
};

export type CategoryDraft = typeof NO_CATEGORY;

export const toCategoryDraft = ({
  name,
  nameBn = "",
  path,
  group,
  title,
  description,
}: CategoryDto): CategoryDraft => ({ name, nameBn, path, group, title, description });

/** An address that a name suggests; empty for one without Latin letters. */
export const suggestPath = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, "")
    .slice(0, 30);

/** A title that a name suggests. */
export const suggestTitle = (name: string): string => (name.trim() === "" ? "" : `${name.trim()} for Men`);
