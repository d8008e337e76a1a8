import { useWords } from "#words";
import { stockHint } from "@/components/products-desk/field-hints";
import {
  NOT_COUNTED,
  type StockDraft,
  tickStock,
  typeStock,
} from "@/components/products-desk/counts/stock-draft";
import { CheckBox } from "@/components/ui/check-box";
import { TextField } from "@/components/ui/text-field";

interface StockFieldProps {
  draft: StockDraft;
  error?: string | undefined;
  /** The stock that is replaced. */
  was?: string | undefined;
  /** Pieces in it that orders have and that cannot be ordered again. */
  inOrders?: number;
  label: string;
  /** Names field and tick for readers beside others of their kind. */
  productName?: string;
  className?: string;
  onChange: (draft: StockDraft) => void;
}

/** How many pieces there are, or the tick that says that nobody counts them. */
export function StockField({
  draft,
  error,
  was,
  inOrders = 0,
  label,
  productName,
  className,
  onChange,
}: StockFieldProps) {
  const { stock: words } = useWords("deskProducts");
  const isNotCounted = draft.notCounted === NOT_COUNTED;
  return (
    <div>
      <TextField
        label={label}
        name="stock"
        aria-label={productName && words.labelOf(label, productName)}
        value={draft.stock}
        error={error}
        hint={error ? undefined : stockHint({ words, text: draft.stock, isNotCounted, was, inOrders })}
        className={className}
        onChange={(text) => onChange(typeStock(draft, text))}
      />
      <CheckBox
        aria-label={productName && words.notCountedOf(productName)}
        checked={isNotCounted}
        onChange={(isTicked) => onChange(tickStock(draft, isTicked ? NOT_COUNTED : ""))}
        className="mt-1 flex min-h-11 items-center gap-2.5 text-sm font-medium"
      >
        {words.notCounted}
      </CheckBox>
    </div>
  );
}
