import { useWords } from "#words";
import type { DraftLine } from "@/components/orders-desk/contents/contents-draft";
import { SelectField } from "@/components/ui/select-field";
import { useOptionWords } from "@/components/words/use-option-words";
import { OPTION_KINDS } from "@/lib/stock/constants";
import { readAvailability } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { isSameOption, type ProductOption } from "@/lib/stock/options";
import type { Words } from "@/lib/words/words";

type FreeWords = Words["orders"]["changing"]["free"];

interface LineOptionsProps {
  line: DraftLine;
  onChange: (change: Partial<DraftLine>) => void;
}

/** Size and colour of a line. */
export function LineOptions({ line, onChange }: LineOptionsProps) {
  const words = useWords("orders").changing;
  const values = useWords("values");
  const describe = useOptionWords();
  const { product, size, color } = line;
  if (!product) return <p className="self-center text-sm">{describe(line)}</p>;
  return (
    <>
      {OPTION_KINDS.map((kind) => (
        <OptionSelect
          key={kind}
          label={words[kind]}
          value={line[kind]}
          options={kind === "size" ? product.sizes : product.colors}
          say={values[kind]}
          describe={(entry) =>
            words.free.of(
              values[kind](entry),
              freeInWords(product, { size, color, [kind]: entry }, words.free),
            )
          }
          onChange={(next) => onChange({ [kind]: next })}
        />
      ))}
    </>
  );
}

/** How many are free of the size and colour of a line. */
export function FreeOfLine({ line }: { line: DraftLine }) {
  const { free } = useWords("orders").changing;
  if (!line.product) return null;
  return <p className="min-h-11 content-center text-sm text-muted">{freeOfLine(line.product, line, free)}</p>;
}

/** What is free beside a line: the order has its own pieces, so that only a further one cannot be had. */
function freeOfLine(product: ProductDto, { size, color, agreed }: DraftLine, words: FreeWords): string {
  const free = freeInWords(product, { size, color }, words);
  const isAgreed = agreed && isSameOption(agreed, { size, color });
  return free === words.soldOut && isAgreed ? words.noMore : free;
}

interface OptionSelectProps {
  label: string;
  value: string;
  options: string[];
  say: (entry: string) => string;
  /** An entry with what is free of it. */
  describe: (entry: string) => string;
  onChange: (value: string) => void;
}

function OptionSelect({ label, value, options, say, describe, onChange }: OptionSelectProps) {
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
          label: option === value ? say(option) : describe(option),
        }))}
        onChange={onChange}
        className="min-h-11! px-2!"
      />
    </div>
  );
}

/** What the shelf has of an option, beside what this order holds already. */
export function freeInWords(product: ProductDto, option: ProductOption, words: FreeWords): string {
  const { leftOf, isMade } = readAvailability(product);
  if (!isMade(option)) return words.notMade;
  const left = leftOf(option);
  if (left === null) return words.notCounted;
  return left === 0 ? words.soldOut : words.left(left);
}
