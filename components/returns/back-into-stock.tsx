import type { PieceCounts } from "@/components/returns/piece-lines";
import { Button } from "@/components/ui/button";

interface BackIntoStockProps {
  /** Those that can be sold again. */
  counts: PieceCounts;
  isBusy: boolean;
  onClose: () => void;
  onSend: () => void;
}

/** Says how many pieces go back into the stock before they do. */
export function BackIntoStock({ counts, isBusy, onClose, onSend }: BackIntoStockProps) {
  const pieces = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button className="min-h-11 flex-auto px-3! text-sm" disabled={isBusy} onClick={onSend}>
        {pieces === 0 ? "Back, nothing to sell" : `Put ${pieces} back into stock`}
      </Button>
      <Button variant="quiet" className="min-h-11 px-3! text-sm" disabled={isBusy} onClick={onClose}>
        Not yet
      </Button>
    </div>
  );
}
