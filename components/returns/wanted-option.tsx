import { OptionChoice } from "@/components/returns/option-choice";
import type { OrderLineDto } from "@/lib/orders/dto";
import { useProduct } from "@/lib/catalogue/products/api";
import type { ProductOption } from "@/lib/stock/options";

interface WantedOptionProps {
  line: OrderLineDto;
  value: ProductOption | null;
  error: string | undefined;
  onChange: (wanted: ProductOption | null) => void;
}

/** Chooses the exchange among the sizes and colours of the product that are available now. */
export function WantedOption(props: WantedOptionProps) {
  const product = useProduct(props.line.productId);
  return <OptionChoice product={product} {...props} />;
}
