import { countChanges, type ImportDto } from "@/lib/catalogue/imports/dto";
import type { Words } from "@/lib/words/words";

type DataWords = Words["deskData"];

/** What an import is; of a stock-in, what it brings. */
export const describeKind = (
  { kind, stockIn }: ImportDto,
  words: Pick<DataWords, "kinds" | "stockIn">,
): string => (stockIn ? words.stockIn(stockIn) : words.kinds[kind]);

/** The result of an import, in a sentence. */
export function describeImport({ state, counts }: ImportDto, { results }: DataWords): string {
  const total = countChanges(counts);
  switch (state) {
    case "checked":
      return results.checked(counts.waiting, counts.error);
    case "applying":
      return results.applying(total - counts.waiting, total);
    case "applied":
      return results.applied(counts.applied, counts.refused);
    case "undoing":
      return results.undoing(counts.undone + counts.left, total - counts.refused);
    case "undone":
      return results.undone(counts.undone, counts.left);
  }
}
