import { DifferencesNotice } from "@/components/desk-kit/differences-notice";
import { listDifferences } from "@/components/products-desk/product-differences";
import { staleMessage } from "@/components/products-desk/stale-messages";
import type { ProductDto } from "@/lib/catalogue/products/dto";

interface StaleNoticeProps {
  /** As its editor saw it. */
  seen: ProductDto;
  /** As it is now. */
  fresh: ProductDto;
  onTakeFresh: () => void;
  onKeepMine: () => void;
}

/** Somebody else has saved the product meanwhile: what is different now, and what to do about it. */
export function StaleNotice({ seen, fresh, ...choices }: StaleNoticeProps) {
  return (
    <DifferencesNotice differences={listDifferences(seen, fresh)} {...choices}>
      {staleMessage(seen, fresh)} Nothing is saved yet.
    </DifferencesNotice>
  );
}
