import { useState } from "react";
import { useProductFailure } from "@/components/products-desk/use-product-failure";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { TextField } from "@/components/ui/text-field";
import { useAddPieces } from "@/lib/catalogue/products/shelf-api";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";
import { parseOptionStock } from "@/lib/stock/rules";
import type { AddPiecesInput } from "@/lib/stock/schema";

/** What a typed number comes to: pieces to add (fewer than none take away), or why there is nothing to do. */
export type PiecesPlan = Pick<AddPiecesInput, "add" | "received"> | { error: string } | { notice: string };

interface PiecesFormProps {
  productId: string;
  option: { size: string; color: string };
  words: {
    label: string;
    /** For readers, as the button is too. */
    field: string;
    button: string;
    busy: string;
    press: string;
  };
  className: string;
  /** Null for what is no number of pieces. */
  plan: (typed: number | null) => PiecesPlan;
  /** What is told when so many are added, and so many can be ordered then. */
  describeDone: (added: number, stock: number) => string;
}

/** A number of pieces of an option, added to what there is: right whatever is sold meanwhile. */
export function PiecesForm({ productId, option, words, className, plan, describeDone }: PiecesFormProps) {
  const sayFailure = useProductFailure();
  const adding = useAddPieces();
  const [text, setText] = useState("");
  const [key, setKey] = useState(createIdempotencyKey);
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<string>();

  function type(typed: string) {
    setText(typed);
    // Another number is another count or delivery.
    setKey(createIdempotencyKey());
    setError(undefined);
    setNotice(undefined);
  }

  async function save() {
    const planned = plan(parseOptionStock(text));
    if ("error" in planned) return setError(planned.error);
    if ("notice" in planned) return setNotice(planned.notice);
    const { size, color } = option;
    try {
      const { stock } = await adding.mutateAsync({ productId, size, color, key, ...planned });
      type("");
      setNotice(describeDone(planned.add, stock));
    } catch (failure) {
      setNotice(sayFailure(failure));
    }
  }

  return (
    <Form onSubmit={save} className="grid grid-cols-1 gap-2">
      <div className="flex items-start gap-3">
        <div className={className}>
          <TextField
            label={words.label}
            aria-label={words.field}
            value={text}
            error={error}
            inputMode="numeric"
            enterKeyHint="done"
            className="tabular-nums"
            onChange={type}
          />
        </div>
        <Button
          type="submit"
          variant="quiet"
          className="mt-6"
          disabled={adding.isPending}
          aria-label={words.press}
        >
          {adding.isPending ? words.busy : words.button}
        </Button>
      </div>
      <RetryingNotice isPending={adding.isPending} />
      <output className="text-sm font-semibold empty:hidden">{notice}</output>
    </Form>
  );
}
