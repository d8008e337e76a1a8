import { listDifferences } from "@/components/admin/product-differences";
import { staleMessage } from "@/components/admin/stale-messages";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ProductDto } from "@/lib/products/dto";

interface StaleNoticeProps {
  /** As its editor saw it. */
  seen: ProductDto;
  /** As it is now. */
  fresh: ProductDto;
  onTakeFresh: () => void;
  onKeepMine: () => void;
}

/** Somebody else has saved the product meanwhile: what is different now, and what to do about it. */
export function StaleNotice({ seen, fresh, onTakeFresh, onKeepMine }: StaleNoticeProps) {
  return (
    <Notice kind="error">
      <p className="font-semibold">{staleMessage(seen, fresh)} Nothing is saved yet.</p>
      <ul aria-label="What is different now" className="mt-2 grid gap-1">
        {listDifferences(seen, fresh).map(({ label, before, after }) => (
          <li key={label} className="wrap-anywhere">
            {label}: <del>{before}</del> is now <ins className="font-semibold no-underline">{after}</ins>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onTakeFresh}>
          Use the new values
        </Button>
        <Button variant="quiet" onClick={onKeepMine}>
          Keep my changes
        </Button>
      </div>
    </Notice>
  );
}
