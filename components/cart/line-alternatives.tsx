import type { AlternativeDto, CartLineDto } from "@/lib/cart/dto";
import { describeChoice } from "@/lib/cart/rules";

interface LineAlternativesProps {
  line: CartLineDto;
  isPending: boolean;
  onTake: (alternative: AlternativeDto) => void;
}

/** The options that can be had instead of the line's own; a press takes one. */
export function LineAlternatives({ line, isPending, onTake }: LineAlternativesProps) {
  const { alternatives = [], productName } = line;
  if (alternatives.length === 0) return null;
  return (
    <ul aria-label={`Instead of ${describeChoice(line)}`} className="my-1 flex flex-wrap gap-2">
      {alternatives.map((alternative) => {
        const choice = describeChoice(alternative);
        const isShort = alternative.left !== null && alternative.left < line.quantity;
        const left = isShort ? ` (${alternative.left} left)` : "";
        return (
          <li key={choice}>
            <button
              type="button"
              aria-label={`${choice}${left} instead: ${productName}`}
              disabled={isPending}
              onClick={() => onTake(alternative)}
              className="min-h-11 min-w-11 rounded-cloth border border-ink/35 bg-white px-3 text-left text-indigo not-disabled:hover:border-ink disabled:opacity-55"
            >
              {choice}
              {left}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
