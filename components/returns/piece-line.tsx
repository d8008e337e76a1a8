import { useLanguage, useWords } from "#words";
import { ShownText } from "@/components/ui/shown-text";
import { useOptionWords } from "@/components/words/use-option-words";
import { shownLineName } from "@/lib/catalogue/products/words";

export interface PieceLineProps {
  line: { productName: string; productNameBn?: string | undefined; size: string; color: string };
  /** How many pieces can be chosen at most. */
  most: number;
  count: number;
  /** True where a line has to be ticked, and none is. */
  isMissing?: boolean;
  onCount: (count: number) => void;
}

/** A line of an order: one press ticks all its pieces, or the shopper chooses how many. */
export function PieceLine({ line, most, count, isMissing = false, onCount }: PieceLineProps) {
  const words = useWords("orders").returns.form;
  const choice = useOptionWords()(line);
  const name = shownLineName(useLanguage(), line);
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        aria-invalid={isMissing}
        className="size-5 shrink-0"
        checked={count > 0}
        onChange={(event) => onCount(event.target.checked ? most : 0)}
      />
      <span className="min-w-0 flex-auto text-sm wrap-anywhere">
        <ShownText {...name} /> {choice && <span className="text-muted">{choice}</span>}
      </span>
      {most > 1 && (
        <select
          aria-label={words.piecesOf(name.text)}
          className="min-h-11 shrink-0 rounded-cloth border border-ink/45 bg-white px-2 text-base tabular-nums"
          value={count}
          onChange={(event) => onCount(Number(event.target.value))}
        >
          {Array.from({ length: most + 1 }, (_, pieces) => (
            <option key={pieces} value={pieces}>
              {words.someOf(pieces, most)}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}
