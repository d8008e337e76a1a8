import { useLanguage } from "#words";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { shownName } from "@/lib/catalogue/products/words";
import type { ShownText } from "@/lib/words/owners-text";

/** What a product is called in the page's language. */
export const useShownName = (product: Pick<ProductDto, "name" | "nameBn">): ShownText =>
  shownName(useLanguage(), product);
