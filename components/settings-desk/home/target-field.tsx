import { useLanguage, useWords } from "#words";
import { NamedProduct } from "@/components/desk-kit/products/named-product";
import { ProductFinder } from "@/components/desk-kit/products/product-finder";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useCollections } from "@/lib/catalogue/collections/api";
import { collectionPath, detailsPath } from "@/lib/paths";
import { namedTargets, productIdOf } from "@/lib/settings/home/targets";
import { langOfText } from "@/lib/words/owners-text";

const PRODUCT = detailsPath("");
const OTHER = "/";

interface TargetFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (href: string) => void;
}

/** Where a slide leads: a category, a collection or another page by its name, a product that is looked for, or another address of the shop. */
export function TargetField({ label, value, error, onChange }: TargetFieldProps) {
  const { target: words } = useWords("deskSettings").home;
  const { choose } = useWords("deskKit");
  const categories = useWords("categories");
  const { data: collections = [] } = useCollections();
  const language = useLanguage();
  const ofCollections = collections.map(({ slug, name }) => ({
    value: collectionPath(slug),
    label: name,
    lang: langOfText(language, name),
  }));
  const named = [...namedTargets(words, categories), ...ofCollections];
  const productId = productIdOf(value);
  const isOther = value !== "" && productId === null && !named.some((target) => target.value === value);
  const others = [
    { value: PRODUCT, label: words.product },
    { value: OTHER, label: words.other },
  ];
  const chosen = isOther ? OTHER : value;
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label={label}
        value={productId === null ? chosen : PRODUCT}
        options={[...named, ...others]}
        emptyLabel={choose}
        isRequired={false}
        error={isOther ? undefined : error}
        onChange={onChange}
      />
      {productId !== null && productId !== "" && <NamedProduct productId={productId} />}
      {productId !== null && (
        <ProductFinder
          label={productId === "" ? words.which : words.another}
          without={[productId]}
          onChoose={({ _id }) => onChange(detailsPath(_id))}
        />
      )}
      {isOther && (
        <TextField
          label={words.address}
          value={value}
          error={error}
          hint={words.example}
          onChange={(typed) => onChange(typed.startsWith("/") ? typed.trim() : `/${typed.trim()}`)}
        />
      )}
    </div>
  );
}
