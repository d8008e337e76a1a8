import { useState } from "react";
import { productErrorMessage } from "@/components/products-desk/product-error";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { formatPieces } from "@/lib/platform/text/format";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";
import type { ProductOption } from "@/lib/stock/options";
import { OPTION_STOCK_MESSAGE, parseOptionStock } from "@/lib/stock/rules";
import { useAddPieces } from "@/lib/catalogue/products/shelf-api";

interface AddPiecesProps {
  productId: string;
  option: ProductOption;
  /** Names the field for readers: `30, Indigo`. */
  of: string;
}

/** Pieces that have come in: right whatever is sold meanwhile. */
export function AddPieces({ productId, option, of }: AddPiecesProps) {
  const adding = useAddPieces();
  const [text, setText] = useState("");
  const [key, setKey] = useState(createIdempotencyKey);
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<string>();

  function type(typed: string) {
    setText(typed);
    // Another number is another delivery.
    setKey(createIdempotencyKey());
    setError(undefined);
    setNotice(undefined);
  }

  async function add() {
    const pieces = parseOptionStock(text);
    if (pieces === null || pieces === 0) return setError(OPTION_STOCK_MESSAGE.replace("from 0", "from 1"));
    try {
      const { stock } = await adding.mutateAsync({ productId, ...option, add: pieces, key });
      type("");
      setNotice(`${formatPieces(pieces)} added: ${formatPieces(stock)} can be ordered now.`);
    } catch (failure) {
      setNotice(productErrorMessage(failure));
    }
  }

  return (
    <Form onSubmit={add} className="grid grid-cols-1 gap-2">
      <div className="flex items-start gap-3">
        <div className="w-28">
          <TextField
            label="Add pieces"
            aria-label={`Add pieces of ${of}`}
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
          aria-label={`Add the pieces of ${of}`}
        >
          {adding.isPending ? "Adding …" : "+ Add"}
        </Button>
      </div>
      <RetryingNotice isPending={adding.isPending} />
      <output className="text-sm font-semibold empty:hidden">{notice}</output>
    </Form>
  );
}
