import { type Query, QueryState } from "@/components/ui/query-state";
import { SelectField } from "@/components/ui/select-field";
import { ApiError } from "@/lib/platform/http/client";
import type { OrderLineDto } from "@/lib/orders/dto";
import { readAvailability } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { describeOption, isSameOption, optionKey, type ProductOption } from "@/lib/stock/options";
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
  const options = product.data
    ? readAvailability(product.data).options.filter((option) => !isSameOption(option, line))
    : [];
  if (options.length > 0)
    return (
      <SelectField
        label={`Instead of ${describeOption(line) || "it"}`}
        emptyLabel="The same again"
        isRequired={false}
        options={options.map((option) => ({ value: optionKey(option), label: describeOption(option) }))}
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
          {product.data || isGone ? "We have nothing to exchange it for." : error}
        </p>
      )}
    </div>
  );
}

function Absence({ product, isGone }: Pick<OptionChoiceProps, "product"> & { isGone: boolean }) {
  if (product.isPending) return <p className="text-muted">Checking what is available …</p>;
  if (product.error && !product.data && !isGone) return <QueryState query={product}>{() => null}</QueryState>;
  return (
    <p className="text-muted">
      There is no other size or color of this now. Ask for your money back, or call us: {brandFacts().phone}.
    </p>
  );
}
