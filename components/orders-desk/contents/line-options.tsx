import type { DraftLine } from "@/components/orders-desk/contents/contents-draft";
import { SelectField } from "@/components/ui/select-field";
import { OPTION_KINDS } from "@/lib/stock/constants";
import { readAvailability } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { describeOption, isSameOption } from "@/lib/stock/options";

interface LineOptionsProps {
  line: DraftLine;
  onChange: (change: Partial<DraftLine>) => void;
}

/** Size and colour of a line, and how many of these are free. */
export function LineOptions({ line, onChange }: LineOptionsProps) {
  const { product, size, color } = line;
  if (!product) return <p className="self-center text-sm">{describeOption(line)}</p>;
  return (
    <>
      {OPTION_KINDS.map((kind) => (
        <OptionSelect
          key={kind}
          label={kind === "size" ? "Size" : "Color"}
          value={line[kind]}
          options={kind === "size" ? product.sizes : product.colors}
          describe={(entry) => `${entry}: ${freeInWords(product, { size, color, [kind]: entry })}`}
          onChange={(next) => onChange({ [kind]: next })}
        />
      ))}
      <p className="min-h-11 content-center text-sm text-muted">{freeOfLine(product, line)}</p>
    </>
  );
}

/** What is free beside a line: the order has its own pieces, so that only a further one cannot be had. */
function freeOfLine(product: ProductDto, { size, color, agreed }: DraftLine): string {
  const words = freeInWords(product, { size, color });
  return words === SOLD_OUT && agreed && isSameOption(agreed, { size, color }) ? "no more free" : words;
}

const SOLD_OUT = "sold out";

interface OptionSelectProps {
  label: string;
  value: string;
  options: string[];
  /** An entry with what is free of it. */
  describe: (entry: string) => string;
  onChange: (value: string) => void;
}

function OptionSelect({ label, value, options, describe, onChange }: OptionSelectProps) {
  if (options.length === 0) return null;
  // What it was ordered in may not be made any more.
  const all = options.includes(value) ? options : [value, ...options];
  return (
    <div className="min-w-24 flex-auto sm:flex-none">
      <SelectField
        label={label}
        emptyLabel={null}
        value={value}
        options={all.map((option) => ({
          value: option,
          label: option === value ? option : describe(option),
        }))}
        onChange={onChange}
        className="min-h-11! px-2!"
      />
    </div>
  );
}

/** What the shelf has of an option, beside what this order holds already. */
export function freeInWords(product: ProductDto, option: { size: string; color: string }): string {
  const { leftOf, isMade } = readAvailability(product);
  if (!isMade(option)) return "not made";
  const left = leftOf(option);
  if (left === null) return "not counted";
  return left === 0 ? SOLD_OUT : `${left} free`;
}
