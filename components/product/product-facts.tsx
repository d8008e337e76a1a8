import { formatBdt } from "@/lib/format";
import type { ProductDto } from "@/lib/products/dto";
import { DELIVERY_CHARGES, SITE } from "@/lib/site";

/** What there is to know of a product, set like its care label. */
export function ProductFacts({ product }: { product: ProductDto }) {
  const facts: [string, string][] = [
    ["Type", product.category],
    ["Fit", product.fit],
    ["Sizes", product.sizes.join(", ")],
    ["Colors", product.colors.join(", ")],
    ["Price", formatBdt(product.price)],
    ["Payment", "Cash on delivery"],
    [
      "Delivery",
      `${SITE.deliveryDays.min} to ${SITE.deliveryDays.max} business days, anywhere in Bangladesh. ` +
        Object.entries(DELIVERY_CHARGES)
          .map(([location, charge]) => `${location} ${formatBdt(charge)}`)
          .join(", "),
    ],
    ["Exchange", `Within ${SITE.returnWindowDays} days of receiving it`],
  ];
  return (
    <dl className="stitch-t stitch-b mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 py-4">
      {facts
        .filter(([, fact]) => fact)
        .map(([label, fact]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="care-label text-muted">{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
