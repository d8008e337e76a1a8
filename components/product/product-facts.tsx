import { StaticIcon, type StaticIconName } from "@/components/ui/static-icon";
import { formatBdt } from "@/lib/platform/text/format";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { PRODUCT_FIELDS } from "@/lib/catalogue/products/fields";
import { listFields } from "@/lib/catalogue/products/list-fields";
import { deliveryTime, returnTime } from "@/lib/shop-facts";

/** The facts of a product, set like its care label, with one sign each. */
export function ProductFacts({ product }: { product: ProductDto }) {
  const short: FactProps[] = [
    { icon: "squares", label: "Type", fact: product.category },
    { icon: "width", label: "Fit", fact: product.fit },
    { icon: "ruler", label: "Sizes", fact: product.sizes.join(", ") },
    { icon: "palette", label: "Colors", fact: product.colors.join(", ") },
    { icon: "tag", label: "Price", fact: formatBdt(product.price) },
    { icon: "banknote", label: "Payment", fact: "Cash on delivery" },
  ];
  return (
    <dl className="stitch-t stitch-b mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-x-4 gap-y-4 py-5">
      {[...short, ...careLabelOf(product)].map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
      <Fact isWide icon="truck" label="Delivery" fact={`${deliveryTime()}, anywhere in Bangladesh`} />
      <Fact
        isWide
        icon="call"
        label="Confirmation"
        fact="We'll call you to confirm the order. Its status is on your Orders page."
      />
      <Fact isWide icon="exchange" label="Exchange" fact={`Within ${returnTime()} of receiving it`} />
    </dl>
  );
}

/** The facts that the table of fields marks as such. */
const careLabelOf = (product: ProductDto): FactProps[] =>
  listFields("fact").map((name) => ({ ...PRODUCT_FIELDS[name].fact, fact: product[name] }));

interface FactProps {
  icon: StaticIconName;
  label: string;
  fact: string | undefined;
  /** True for a sentence, which takes the whole width. */
  isWide?: boolean;
}

function Fact({ icon, label, fact, isWide = false }: FactProps) {
  if (!fact) return null;
  return (
    <div className={`relative pl-8 ${isWide ? "col-span-full" : ""}`}>
      <dt className="care-label text-muted">
        <StaticIcon name={icon} className="absolute top-0 left-0 size-5 text-indigo" />
        {label}
      </dt>
      <dd>{fact}</dd>
    </div>
  );
}
