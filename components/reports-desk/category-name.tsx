import { useCategoryName } from "@/components/words/use-category-name";

/** A category in the page's language. */
export function CategoryName({ name }: { name: string }) {
  return useCategoryName(name);
}
