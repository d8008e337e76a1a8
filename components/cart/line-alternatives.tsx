import { type RefObject, useState } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import type { CartLineDto, AlternativeDto } from "@/lib/orders/cart/dto";
import { useChangeLine } from "@/lib/orders/cart/api";
import { describeOption } from "@/lib/stock/options";

interface LineAlternativesProps {
  email: string;
  line: CartLineDto;
  /** Gets the focus when the pressed button disappears. */
  article: RefObject<HTMLElement | null>;
}

/** The available options instead of the line's own; a press takes one, and a message confirms it. */
export function LineAlternatives({ email, line, article }: LineAlternativesProps) {
  const { take, taken, isPending, error } = useExchange(email, line, article);
  const { alternatives = [], productName } = line;
  return (
    <>
      {alternatives.length > 0 && (
        <ul aria-label={`Instead of ${describeOption(line)}`} className="my-1 flex flex-wrap gap-2">
          {alternatives.map((alternative) => {
            const choice = describeOption(alternative);
            const isShort = alternative.left !== null && alternative.left < line.quantity;
            const left = isShort ? ` (${alternative.left} left)` : "";
            return (
              <li key={choice}>
                <button
                  type="button"
                  aria-label={`${choice}${left} instead: ${productName}`}
                  disabled={isPending}
                  onClick={() => void take(alternative)}
                  className="min-h-11 min-w-11 rounded-cloth border border-ink/35 bg-white px-3 text-left text-indigo not-disabled:hover:border-ink disabled:opacity-55"
                >
                  {choice}
                  {left}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <output className="w-fit border-l-4 border-leaf pl-2 empty:hidden">
        {taken && `Changed to ${taken}.`}
      </output>
      {error && <p role="alert">{error.message}</p>}
      <RetryingNotice isPending={isPending} />
    </>
  );
}

/** Gives a line another option, with as many pieces as there are, and the focus, because the pressed button disappears. */
function useExchange(email: string, line: CartLineDto, article: RefObject<HTMLElement | null>) {
  const change = useChangeLine(email);
  const [taken, setTaken] = useState("");

  async function take({ left, ...option }: AlternativeDto): Promise<void> {
    setTaken("");
    const quantity = Math.min(line.quantity, left ?? line.quantity);
    try {
      await change.mutateAsync({ lineId: line._id, ...option, quantity });
    } catch {
      // The error shows below the options.
      return;
    }
    setTaken(describeOption(option));
    article.current?.focus({ preventScroll: true });
  }

  return { take, taken, isPending: change.isPending, error: change.error };
}
