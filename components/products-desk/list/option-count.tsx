import { useWords } from "#words";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { MAX_OPTION_STOCK, type ProductOption, findRow, isSameOption } from "@/lib/stock/options";
import { useRowEditor } from "@/components/products-desk/list/use-row-editor";
import { staleOptionMessage } from "@/components/products-desk/stale-messages";
import { OPTION_STOCK_MESSAGE, parseOptionStock } from "@/lib/stock/rules";

interface OptionCountProps {
  product: ProductDto;
  option: ProductOption;
  /** Names the controls for readers: `30, Indigo of Slim Denim`. */
  name: string;
}

/** The count of one option, with one less and one more beside it. */
export function OptionCount({ product, option, name }: OptionCountProps) {
  const { options: words, edit } = useWords("deskProductList");
  const { stock } = useWords("deskProducts");
  const kit = useWords("deskKit");
  const count = useOptionCount(product, option);
  const { text, was, isChanged } = count;
  return (
    <Form onSubmit={count.save} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <StepButton sign="−" name={words.less(name)} onPress={() => count.type(stepped(count, -1))} />
        <div className="min-w-20 flex-1">
          <TextField
            label={edit.stock}
            aria-label={stock.labelOf(edit.stock, name)}
            value={text}
            error={count.error}
            hint={isChanged && was !== undefined ? words.was(was) : undefined}
            inputMode="numeric"
            enterKeyHint="done"
            className="text-center tabular-nums"
            onChange={count.type}
          />
        </div>
        <StepButton sign="+" name={words.more(name)} onPress={() => count.type(stepped(count, 1))} />
        <Button
          type="submit"
          className="mt-6"
          disabled={count.isPending || !isChanged}
          aria-label={edit.saveOf(name)}
        >
          {count.isPending ? edit.saving : kit.save}
        </Button>
      </div>
      <RetryingNotice isPending={count.isPending} />
      <output className="text-sm font-semibold empty:hidden">{count.notice}</output>
    </Form>
  );
}

function stepped({ pieces, was = 0 }: { pieces: number | null; was: number | undefined }, by: 1 | -1) {
  return String(Math.min(MAX_OPTION_STOCK, Math.max(0, (pieces ?? was) + by)));
}

function StepButton({ sign, name, onPress }: { sign: string; name: string; onPress: () => void }) {
  return (
    <Button variant="quiet" className="mt-6 w-12 px-0!" aria-label={name} onClick={onPress}>
      {sign}
    </Button>
  );
}

const piecesIn = (product: ProductDto, option: ProductOption) =>
  findRow(product.stockByOption, option)?.stock;

/** The count of one option in a row of the list. */
function useOptionCount(product: ProductDto, option: ProductOption) {
  const words = { deskProducts: useWords("deskProducts"), values: useWords("values") };
  const { refusedField } = useWords("deskKit");
  const { seen, draft, errors, fill, ...editor } = useRowEditor({
    product,
    toDraft: (of) => ({ stock: String(piecesIn(of, option) ?? "") }),
    check: ({ stock }, { stockByOption }) => {
      const pieces = parseOptionStock(stock);
      if (pieces === null)
        return { fields: null, errors: { stock: refusedField("count", OPTION_STOCK_MESSAGE) } };
      const rows = stockByOption?.map((row) => (isSameOption(row, option) ? { ...row, stock: pieces } : row));
      return { fields: findRow(rows, option) ? { stockByOption: rows } : null, errors: {} };
    },
    describeStale: (before, fresh) => staleOptionMessage({ words, seen: before, fresh, option }),
  });
  return {
    ...editor,
    text: draft.stock,
    was: piecesIn(seen, option),
    pieces: parseOptionStock(draft.stock),
    error: errors.stock,
    type: (stock: string) => fill({ stock }),
  };
}
