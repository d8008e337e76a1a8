import { useOptionCount } from "@/components/products-desk/list/use-option-count";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { formatCount } from "@/lib/platform/text/format";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { MAX_OPTION_STOCK, type ProductOption } from "@/lib/stock/options";

interface OptionCountProps {
  product: ProductDto;
  option: ProductOption;
  /** Names the controls for readers: `30, Indigo of Slim Denim`. */
  of: string;
}

/** The count of one option, with one less and one more beside it. */
export function OptionCount({ product, option, of }: OptionCountProps) {
  const count = useOptionCount(product, option);
  const { text, was, isChanged } = count;
  return (
    <Form onSubmit={count.save} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <StepButton sign="−" name={`One less of ${of}`} onPress={() => count.type(stepped(count, -1))} />
        <div className="min-w-20 flex-1">
          <TextField
            label="Pieces"
            aria-label={`Stock of ${of}`}
            value={text}
            error={count.error}
            hint={isChanged && was !== undefined ? `was ${formatCount(was)}` : undefined}
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            className="text-center tabular-nums"
            onChange={count.type}
          />
        </div>
        <StepButton sign="+" name={`One more of ${of}`} onPress={() => count.type(stepped(count, 1))} />
        <Button
          type="submit"
          className="mt-6"
          disabled={count.isPending || !isChanged}
          aria-label={`Save ${of}`}
        >
          {count.isPending ? "Saving …" : "Save"}
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
