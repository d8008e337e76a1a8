import { FormButtons } from "@/components/desk-kit/form-buttons";

interface BackIntoStockProps {
  /** By line, the pieces that can be sold again. */
  counts: Record<string, number>;
  isBusy: boolean;
  onClose: () => void;
  onSend: () => void;
}

/** Says how many pieces go back into the stock before they do. */
export function BackIntoStock({ counts, ...form }: BackIntoStockProps) {
  const pieces = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const label = pieces === 0 ? "Back, nothing to sell" : `Put ${pieces} back into stock`;
  return <FormButtons label={label} closeLabel="Not yet" {...form} />;
}
