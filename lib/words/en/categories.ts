import type { Category } from "@/lib/categories";

/** The categories as menus, sentences and search engines name them. */
export const categories = {
  /** In the dock and in lists of links. */
  labels: ({ label }: Category): string => label,
  /** As a heading. */
  name: ({ name }: Pick<Category, "slug" | "name" | "nameBn">): string => name,
};
