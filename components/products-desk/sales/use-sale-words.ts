import { useWords } from "#words";
import { usePeriodWords } from "@/components/words/use-period-words";
import { useCategoryNames } from "@/components/words/use-category-name";
import type { SaleDto } from "@/lib/catalogue/sales/dto";

/** Says what there is to say of a sale. */
export function useSaleWords() {
  const words = useWords("deskSales");
  const { start, end } = usePeriodWords();
  const nameOf = useCategoryNames();

  function products({ productIds, categories }: SaleDto): string {
    if (productIds) return words.products(productIds.length);
    return categories ? words.categories(categories.map(nameOf)) : words.allProducts;
  }

  return {
    /** Such as `20% off all products, rounded to 5 BDT`. */
    terms: (sale: SaleDto): string => words.terms({ ...sale, products: products(sale) }),
    /** Such as `Fri 27 Nov, 10:00 – Sat 28 Nov`, of a sale that lasts to the end of that Saturday. */
    period: ({ startsAt, endsAt }: SaleDto): string => `${start(startsAt)} – ${end(endsAt)}`,
    /** How far it has come. */
    progress: ({ state, counts: { reduced, restored, skipped, kept } }: SaleDto): string =>
      state === "ended" ? words.progress.ended(restored, kept) : words.progress[state](reduced, skipped),
  };
}
