import { useLanguage, useWords } from "#words";
import { pictureOf } from "@/lib/catalogue/products/color-picture";
import { shownLineName } from "@/lib/catalogue/products/words";
import { Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { type DraftLine, priceOfLine, shownInOfLine } from "@/components/orders-desk/contents/contents-draft";
import type { useContentsDraft } from "@/components/orders-desk/contents/use-contents-draft";
import { FreeOfLine, LineOptions } from "@/components/orders-desk/contents/line-options";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { parseQuantity } from "@/lib/orders/cart/rules";

interface ContentsLinesProps {
  draft: Pick<ReturnType<typeof useContentsDraft>, "lines" | "lineErrors" | "changeLine" | "removeLine">;
  /** True where the last line stays. */
  keepsOne?: boolean;
  /** What stands below the lines. */
  children?: ReactNode;
}

/** The lines of an order. */
export function ContentsLines({ draft, keepsOne = false, children }: ContentsLinesProps) {
  const words = useWords("orders").changing;
  return (
    <section aria-label={words.items} className="grid grid-cols-1 content-start gap-4">
      <ul className="grid grid-cols-1 gap-3">
        {draft.lines.map((line) => (
          <LineEditor
            key={line.key}
            line={line}
            error={draft.lineErrors[line.key]}
            onChange={(change) => draft.changeLine(line.key, change)}
            onRemove={keepsOne && draft.lines.length === 1 ? undefined : () => draft.removeLine(line.key)}
          />
        ))}
      </ul>
      {children}
    </section>
  );
}

interface LineEditorProps {
  line: DraftLine;
  error: string | undefined;
  onChange: (change: Partial<DraftLine>) => void;
  /** Missing where it is the only one and has to stay. */
  onRemove: (() => void) | undefined;
}

/** A line of an order: its option, its quantity, what it comes to. */
function LineEditor({ line, error, onChange, onRemove }: LineEditorProps) {
  const words = useWords("orders").changing;
  const { money } = useWords("units");
  const name = shownLineName(useLanguage(), line);
  const errorId = useId();
  const price = priceOfLine(line);
  return (
    <li className="card p-3">
      <div className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-start gap-3">
        <Picture src={line.product ? pictureOf(line.product, line.color) : line.image} alt="" sizes="48px" />
        <div className="min-w-0">
          <p lang={name.lang} className="font-semibold wrap-anywhere">
            {name.text}
          </p>
          <ShownColor color={shownInOfLine(line)} />
          <p className="price text-sm">{price === null ? "" : money(price)}</p>
          {line.product === null && <p className="text-sm text-muted">{words.gone}</p>}
        </div>
        {onRemove && (
          <Button
            variant="quiet"
            className="min-h-11 min-w-11 px-0!"
            aria-label={words.remove(name.text)}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </Button>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <LineOptions line={line} onChange={onChange} />
        <div className="flex items-end gap-3">
          <QuantityInput
            quantity={line.quantity}
            errorId={error ? errorId : undefined}
            onChange={(quantity) => onChange({ quantity })}
          />
          <FreeOfLine line={line} />
        </div>
      </div>
      <p id={errorId} aria-live="polite" className="text-sm font-semibold text-selvedge not-empty:mt-2">
        {error}
      </p>
    </li>
  );
}

interface QuantityInputProps {
  quantity: string;
  /** Of what is wrong with the line, if anything is. */
  errorId: string | undefined;
  onChange: (quantity: string) => void;
}

/** A quantity as it is typed, and in the digits of the page once the field is left. */
function QuantityInput({ quantity, errorId, onChange }: QuantityInputProps) {
  const words = useWords("orders").changing;
  const { count } = useWords("units");
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const pieces = parseQuantity(quantity);
  return (
    <div>
      <label htmlFor={id} className="care-label mb-1 block">
        {words.quantity}
      </label>
      <input
        id={id}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={typed ?? (pieces === null ? quantity : count(pieces))}
        aria-invalid={errorId !== undefined || pieces === null}
        aria-describedby={errorId}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
        onBlur={() => setTyped(null)}
        className="block min-h-11 w-16 control px-3 text-base tabular-nums aria-invalid:border-selvedge"
      />
    </div>
  );
}

/** The color that the picture of a line shows, where it is another one. */
function ShownColor({ color }: { color: string | null }) {
  const { shownIn } = useWords("goods");
  const values = useWords("values");
  return (
    <p aria-live="polite" className="text-sm text-muted">
      {color && shownIn(values.color(color))}
    </p>
  );
}
