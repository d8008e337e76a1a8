import { useWords } from "#words";
import { type Query, QueryState } from "@/components/ui/query-state";
import { SelectField } from "@/components/ui/select-field";
import { ApiError } from "@/lib/platform/http/client";
import type { OrderLineDto } from "@/lib/orders/dto";
import { readAvailability } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { useOptionWords } from "@/components/words/use-option-words";
import { isSameOption, optionKey, type ProductOption } from "@/lib/stock/options";
import { brandFacts } from "@/lib/shop-facts";

interface OptionChoiceProps {
  product: Query<ProductDto> & { isPending: boolean };
  line: Pick<OrderLineDto, "size" | "color">;
  value: ProductOption | null;
  /** Why a choice is required; it also shows where there is nothing to choose yet, or at all. */
  error: string | undefined;
  onChange: (wanted: ProductOption | null) => void;
}

/** The other options of a product once they have loaded, or why there are none. */
export function OptionChoice({ product, line, value, error, onChange }: OptionChoiceProps) {
  const words = useWords("orders").returns.wanted;
  const describe = useOptionWords();
  const options = product.data
    ? readAvailability(product.data).options.filter((option) => !isSameOption(option, line))
    : [];
  if (options.length > 0)
    return (
      <SelectField
        label={words.insteadOf(describe(line))}
        emptyLabel={words.same}
        isRequired={false}
        options={options.map((option) => ({ value: optionKey(option), label: describe(option) }))}
        value={value ? optionKey(value) : ""}
        error={error}
        onChange={(key) => onChange(options.find((option) => optionKey(option) === key) ?? null)}
      />
    );
  const isGone = product.error instanceof ApiError && product.error.status === 404;
  return (
    <div className="grid grid-cols-1 gap-1 text-sm">
      <Absence product={product} isGone={isGone} />
      {error && (
        <p role="alert" className="font-semibold text-selvedge">
          {product.data || isGone ? words.nothing : error}
        </p>
      )}
    </div>
  );
}

function Absence({ product, isGone }: Pick<OptionChoiceProps, "product"> & { isGone: boolean }) {
  const { failure, returns } = useWords("orders");
  const { checking, none } = returns.wanted;
  if (product.isPending) return <p className="text-muted">{checking}</p>;
  if (product.error && !product.data && !isGone)
    return (
      <QueryState query={product} say={failure}>
        {() => null}
      </QueryState>
    );
  return <p className="text-muted">{none(brandFacts().phone)}</p>;
}
