import { useLanguage, useWords } from "#words";
import { type RefObject, useState } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { useOptionWords } from "@/components/words/use-option-words";
import { shownLineName } from "@/lib/catalogue/products/words";
import type { CartLineDto, AlternativeDto } from "@/lib/orders/cart/dto";
import { useChangeLine } from "@/lib/orders/cart/api";
import type { ProductOption } from "@/lib/stock/options";

interface LineAlternativesProps {
  email: string;
  line: CartLineDto;
  /** Gets the focus when the pressed button disappears. */
  article: RefObject<HTMLElement | null>;
}

/** The available options instead of the line's own; a press takes one, and a message confirms it. */
export function LineAlternatives({ email, line, article }: LineAlternativesProps) {
  const { cart, line: words } = useWords("ordering");
  const describe = useOptionWords();
  const { take, taken, isPending, error } = useExchange(email, line, article);
  const { alternatives = [] } = line;
  const name = shownLineName(useLanguage(), line).text;
  return (
    <>
      {alternatives.length > 0 && (
        <ul aria-label={words.insteadOf(describe(line))} className="my-1 flex flex-wrap gap-2">
          {alternatives.map((alternative) => {
            const { left } = alternative;
            const isShort = left !== null && left < line.quantity;
            const option = describe(alternative);
            const choice = isShort ? `${option} (${words.left(left)})` : option;
            return (
              <li key={option}>
                <button
                  type="button"
                  aria-label={words.takeInstead(choice, name)}
                  disabled={isPending}
                  onClick={() => void take(alternative)}
                  className="min-h-11 min-w-11 rounded-cloth border border-ink/35 bg-white px-3 text-left text-indigo not-disabled:hover:border-ink disabled:opacity-55"
                >
                  {choice}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <output className="w-fit border-l-4 border-leaf pl-2 empty:hidden">
        {taken && words.changedTo(describe(taken))}
      </output>
      {error && <p role="alert">{cart.failure(error)}</p>}
      <RetryingNotice isPending={isPending} />
    </>
  );
}

/** Gives a line another option, with as many pieces as there are, and the focus, because the pressed button disappears. */
function useExchange(email: string, line: CartLineDto, article: RefObject<HTMLElement | null>) {
  const change = useChangeLine(email);
  const [taken, setTaken] = useState<ProductOption>();

  async function take({ left, ...option }: AlternativeDto): Promise<void> {
    setTaken(undefined);
    const quantity = Math.min(line.quantity, left ?? line.quantity);
    try {
      await change.mutateAsync({ lineId: line._id, ...option, quantity });
    } catch {
      // The error shows below the options.
      return;
    }
    setTaken(option);
    article.current?.focus({ preventScroll: true });
  }

  return { take, taken, isPending: change.isPending, error: change.error };
}
