import { useLanguage, useWords } from "#words";
import { Minus, Plus } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState, useRef } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { MAX_QUANTITY, parseQuantity } from "@/lib/orders/cart/rules";
import { useChangeLine } from "@/lib/orders/cart/api";
import { shownLineName } from "@/lib/catalogue/products/words";

/** Changes a cart line's quantity in place: by steps, or by typing and then Enter or leaving the field. */
export function LineQuantity({ email, line }: { email: string; line: CartLineDto }) {
  const { cart, line: words } = useWords("ordering");
  const { count } = useWords("units");
  const name = shownLineName(useLanguage(), line).text;
  const { quantity, save, isSaving, error } = useLineQuantity(email, line);
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [typingError, setTypingError] = useState<string>();
  const limit = Math.min(MAX_QUANTITY, line.left ?? MAX_QUANTITY);
  const problem = typingError ?? (error ? cart.failure(error) : undefined);

  async function saveTyped(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const pieces = typed === null ? quantity : parseQuantity(typed);
    setTypingError(pieces === null ? words.wrongQuantity(MAX_QUANTITY) : undefined);
    if (pieces === null) return;
    setTyped(null);
    if (pieces !== quantity) await save(pieces);
  }

  function step(difference: number): void {
    setTyped(null);
    setTypingError(undefined);
    void save(Math.min(quantity + difference, limit));
  }

  return (
    <div>
      <form noValidate onSubmit={(event) => void saveTyped(event)} className="flex items-center gap-1">
        <Step label={words.less(name)} disabled={quantity <= 1} onPress={() => step(-1)}>
          <Minus aria-hidden="true" className="size-4" />
        </Step>
        <input
          aria-label={words.quantityOf(name)}
          aria-invalid={problem !== undefined}
          aria-describedby={errorId}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? count(quantity)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void saveTyped()}
          className="price h-[44px] w-[max(2.5em,44px)] min-w-0 rounded-cloth border border-ink/45 bg-white text-center aria-invalid:border-selvedge"
        />
        <Step label={words.more(name)} disabled={quantity >= limit} onPress={() => step(1)}>
          <Plus aria-hidden="true" className="size-4" />
        </Step>
        <output className="sr-only">{isSaving ? words.saving : ""}</output>
      </form>
      <RetryingNotice isPending={isSaving} className="text-sm" />
      <p id={errorId} aria-live="polite" className="text-sm font-semibold text-selvedge not-empty:mt-1">
        {problem}
      </p>
    </div>
  );
}

interface StepProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Step({ label, disabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      // In pixels: a target for a finger need not grow with the text.
      className="grid size-[44px] shrink-0 place-items-center rounded-cloth border border-ink/30 bg-white not-disabled:hover:border-ink disabled:opacity-40"
    >
      {children}
    </button>
  );
}

/**
 * The quantity that the shopper wants for a line, ahead of the server. Taps during a save are saved together after it.
 */
function useLineQuantity(email: string, line: CartLineDto) {
  const change = useChangeLine(email);
  const [wanted, setWanted] = useState<number | null>(null);
  const latest = useRef(line.quantity);
  const isSaving = useRef(false);

  async function save(quantity: number): Promise<void> {
    latest.current = quantity;
    setWanted(quantity);
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      let sent: number;
      do {
        sent = latest.current;
        await change.mutateAsync({ lineId: line._id, quantity: sent });
      } while (sent !== latest.current);
    } catch {
      // The error shows below the quantity, which returns to the server's value.
    }
    isSaving.current = false;
    setWanted(null);
  }

  return { quantity: wanted ?? line.quantity, save, isSaving: wanted !== null, error: change.error };
}
