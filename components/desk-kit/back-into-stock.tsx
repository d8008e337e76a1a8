import { useWords } from "#words";
import { FormButtons } from "@/components/desk-kit/form-buttons";

interface BackIntoStockProps {
  /** The pieces that can be sold again, by line. */
  counts: Record<string, number>;
  isBusy: boolean;
  /** False while the form still lacks a choice. */
  isReady?: boolean;
  onClose: () => void;
  onSend: () => void;
}

/** Says in advance how many pieces go back into the stock. */
export function BackIntoStock({ counts, ...form }: BackIntoStockProps) {
  const { backIntoStock: words } = useWords("deskKit");
  const pieces = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const label = pieces === 0 ? words.nothing : words.pieces(pieces);
  return <FormButtons label={label} closeLabel={words.notYet} {...form} />;
}
