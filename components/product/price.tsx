import { useWords } from "#words";
import { oldPriceOf, type Priced, reductionOf } from "@/lib/catalogue/prices/rules";
import { OldPrice } from "@/components/product/old-price";

interface PriceProps {
  product: Priced;
  className?: string;
}

/** What it costs; beside a reduced price also what it cost before, struck through, and the reduction. */
export function Price({ product, className = "" }: PriceProps) {
  const { count, money } = useWords("units");
  const oldPrice = oldPriceOf(product);
  if (oldPrice === null) return <p className={`price ${className}`}>{money(product.price)}</p>;
  const percent = reductionOf(product);
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <span className="price">{money(product.price)}</span>
      <OldPrice amount={oldPrice} className="text-base" />
      {percent !== null && <span className="text-base text-selvedge">−{count(percent)}%</span>}
    </p>
  );
}
