"use client";

import { Trash2 } from "lucide-react";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { Picture } from "@/components/ui/picture";
import { useRemoveCartLine } from "@/lib/cart/api";
import type { CartLineDto, CartLineState } from "@/lib/cart/dto";
import { formatBdt } from "@/lib/format";

const STATE_TEXTS: Record<CartLineState, string | null> = {
  available: null,
  gone: "No longer in the shop. Please remove it.",
  "sold out": "Sold out. Please remove it.",
  short: "There are fewer left than this. Please remove it and add less.",
};

export function CartLine({ email, line }: { email: string; line: CartLineDto }) {
  const removal = useRemoveCartLine(email);

  async function remove() {
    if (!(await askQuestion(QUESTIONS.removeFromCart))) return;
    try {
      await removal.mutateAsync(line._id);
      await showMessage(MESSAGES.removedFromCart);
    } catch {
      // Told beside the button.
    }
  }

  const problem = STATE_TEXTS[line.state];
  return (
    <article className="grid grid-cols-[5.5rem_1fr_auto] gap-x-4 py-4">
      <Picture src={line.image1} alt="" sizes="88px" />
      <div className="min-w-0">
        <h2 className="text-lg">{line.productName}</h2>
        <p className="text-muted">{line.category}</p>
        <p>{[line.size, line.color].filter(Boolean).join(", ")}</p>
        <p>
          Quantity <span className="price">{line.quantity}</span>
        </p>
        {problem && <p className="font-semibold text-selvedge">{problem}</p>}
        {removal.error && <p role="alert">{removal.error.message}</p>}
      </div>
      <div className="flex flex-col items-end justify-between">
        <p className="price">{formatBdt(line.price)}</p>
        <button
          type="button"
          aria-label={`Remove ${line.productName}`}
          disabled={removal.isPending}
          onClick={() => void remove()}
          className="grid size-11 place-items-center rounded-cloth border border-ink/30 bg-white hover:border-selvedge hover:text-selvedge"
        >
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
      </div>
    </article>
  );
}
