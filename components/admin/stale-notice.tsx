import { type Difference, FIELD_LABELS } from "@/components/admin/product-draft";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface StaleNoticeProps {
  differences: Difference[];
  onTakeFresh: () => void;
  onKeepMine: () => void;
}

/** Somebody else has saved the product meanwhile: what is different now, and what to do about it. */
export function StaleNotice({ differences, onTakeFresh, onKeepMine }: StaleNoticeProps) {
  return (
    <Notice kind="error">
      <p className="font-semibold">
        Somebody else has changed this product in the meantime. Nothing is saved yet.
      </p>
      <ul aria-label="What is different now" className="mt-2 grid gap-1">
        {differences.map(({ field, before, after }) => (
          <li key={field} className="wrap-anywhere">
            {FIELD_LABELS[field]}: <del>{before}</del> is now{" "}
            <ins className="font-semibold no-underline">{after}</ins>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="quiet" onClick={onTakeFresh}>
          Take the fresh values
        </Button>
        <Button look="quiet" onClick={onKeepMine}>
          Put my changes on top
        </Button>
      </div>
    </Notice>
  );
}
