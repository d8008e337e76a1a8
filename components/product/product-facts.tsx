import { useLanguage, useWords } from "#words";
import type { ReactNode } from "react";
import { EnglishNames } from "@/components/words/english-names";
import { useCategoryName } from "@/components/words/use-category-name";
import { StaticIcon, type StaticIconName } from "@/components/ui/static-icon";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { PRODUCT_FIELDS } from "@/lib/catalogue/products/fields";
import { listFields } from "@/lib/catalogue/products/list-fields";
import { shownFact } from "@/lib/catalogue/products/words";
import { deliveryFacts, orderTerms } from "@/lib/shop-facts";
import { langOfName } from "@/lib/words/owners-text";

/** The facts of a product, set like its care label, with one sign each. */
export function ProductFacts({ product }: { product: ProductDto }) {
  const { facts: labels, ...words } = useWords("product");
  const { businessDays, days } = useWords("units");
  return (
    <dl className="stitch-t stitch-b mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-x-4 gap-y-4 py-5">
      {[...useShortFacts(product), ...useCareLabel(product)].map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
      <Fact
        isWide
        icon="truck"
        label={labels.delivery}
        fact={words.anywhere(businessDays(deliveryFacts().anywhere))}
      />
      <Fact isWide icon="call" label={labels.confirmation} fact={words.confirmation} />
      <Fact
        isWide
        icon="exchange"
        label={labels.exchange}
        fact={words.exchange(days(orderTerms().returnDays))}
      />
    </dl>
  );
}

function useShortFacts({ category, fit, sizes, colors, price }: ProductDto): FactProps[] {
  const { facts: labels } = useWords("product");
  const { cash } = useWords("shell").promises;
  const { money } = useWords("units");
  const values = useWords("values");
  const language = useLanguage();
  const type = useCategoryName(category);
  const shownFit = values.fit(fit);
  return [
    { icon: "squares", label: labels.type, fact: type, lang: langOfName(language, type, category) },
    { icon: "width", label: labels.fit, fact: shownFit, lang: langOfName(language, shownFit, fit) },
    { icon: "ruler", label: labels.sizes, fact: sizes.map(values.size).join(", ") },
    {
      icon: "palette",
      label: labels.colors,
      fact: colors.length > 0 && <EnglishNames text={colors.map(values.color).join(", ")} names={colors} />,
    },
    { icon: "tag", label: labels.price, fact: money(price) },
    { icon: "banknote", label: labels.payment, fact: cash },
  ];
}

/** The facts that the table of fields marks as such. */
function useCareLabel(product: ProductDto): FactProps[] {
  const { facts: labels } = useWords("product");
  const words = useWords("productFacts");
  const language = useLanguage();
  return listFields("fact").map((name) => {
    const { text, lang } = shownFact(language, product, name, words[name]);
    return { ...PRODUCT_FIELDS[name].fact, label: labels[name], fact: text, lang };
  });
}

interface FactProps {
  icon: StaticIconName;
  label: string;
  fact: ReactNode;
  /** Of the fact, where that is another than the page's. */
  lang?: string | undefined;
  /** True for a sentence, which takes the whole width. */
  isWide?: boolean;
}

function Fact({ icon, label, fact, lang, isWide = false }: FactProps) {
  if (!fact) return null;
  return (
    <div className={`relative pl-8 ${isWide ? "col-span-full" : ""}`}>
      <dt className="care-label text-muted">
        <StaticIcon name={icon} className="absolute top-0 left-0 size-5 text-indigo" />
        {label}
      </dt>
      <dd lang={lang}>{fact}</dd>
    </div>
  );
}
