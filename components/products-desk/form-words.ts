import { useWords } from "#words";
import type { Words } from "@/lib/words/words";

/** The rooms whose words a product's form says. */
export type FormWords = Pick<Words, "categories" | "deskProduct" | "deskProducts" | "units" | "values">;

export const useFormWords = (): FormWords => ({
  categories: useWords("categories"),
  deskProduct: useWords("deskProduct"),
  deskProducts: useWords("deskProducts"),
  units: useWords("units"),
  values: useWords("values"),
});
