import { OptionChoice } from "@/components/orders/option-choice";
import type { OrderLineDto } from "@/lib/orders/dto";
import { useProduct } from "@/lib/products/api";
import type { ProductOption } from "@/lib/products/options";

interface WantedOptionProps {
  line: OrderLineDto;
  value: ProductOption | null;
  error: string | undefined;
  onChange: (wanted: ProductOption | null) => void;
}

/** What is wanted instead, of those sizes and colours of the product that can be had now. */
export function WantedOption(props: WantedOptionProps) {
  const product = useProduct(props.line.productId);
  return <OptionChoice product={product} {...props} />;
}
