import { useWords } from "#words";
import { useCategoryNames } from "@/components/words/use-category-name";
import type { SaleDto } from "@/lib/catalogue/sales/dto";

/** Says what there is to say of a sale. */
export function useSaleWords() {
  const words = useWords("deskSales");
  const { moment } = useWords("orders");
  const nameOf = useCategoryNames();

  function products({ productIds, categories }: SaleDto): string {
    if (productIds) return words.products(productIds.length);
    return categories ? words.categories(categories.map(nameOf)) : words.allProducts;
  }

  return {
    /** Such as `20% off all products, rounded to 5 BDT`. */
    terms: (sale: SaleDto): string => words.terms({ ...sale, products: products(sale) }),
    /** Such as `Fri 27 Nov, 10:00 – Sat 28 Nov, 00:00`. */
    period: ({ startsAt, endsAt }: SaleDto): string => `${moment(startsAt)} – ${moment(endsAt)}`,
    /** How far it has come. */
    progress: ({ state, counts: { reduced, restored, skipped, kept } }: SaleDto): string =>
      state === "ended" ? words.progress.ended(restored, kept) : words.progress[state](reduced, skipped),
  };
}
