import { toBanglaDigits } from "@/lib/words/bn/digits";
import type { Language } from "@/lib/words/constants";

/** What stands behind a product's name in each language in that of its copy; the first copy of a name is 1. */
export const COPY_MARKS: Record<Language, (copy: number) => string> = {
  en: (copy) => (copy === 1 ? " copy" : ` copy ${copy}`),
  bn: (copy) => (copy === 1 ? " কপি" : ` কপি ${toBanglaDigits(copy)}`),
};
