import { NamedProduct } from "@/components/desk-kit/products/named-product";
import { ProductFinder } from "@/components/desk-kit/products/product-finder";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useCollections } from "@/lib/catalogue/collections/api";
import { collectionPath, detailsPath } from "@/lib/paths";
import { namedTargets, productIdOf } from "@/lib/settings/home/targets";

const PRODUCT = detailsPath("");
const OTHER = "/";
const OTHERS = [
  { value: PRODUCT, label: "A product …" },
  { value: OTHER, label: "Another page of the shop …" },
];

interface TargetFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (href: string) => void;
}

/** Where a slide leads: a category, a collection or another page by its name, a product that is looked for, or another address of the shop. */
export function TargetField({ label, value, error, onChange }: TargetFieldProps) {
  const { data: collections = [] } = useCollections();
  const ofCollections = collections.map(({ slug, name }) => ({ value: collectionPath(slug), label: name }));
  const named = [...namedTargets(), ...ofCollections];
  const productId = productIdOf(value);
  const isOther = value !== "" && productId === null && !named.some((target) => target.value === value);
  const chosen = isOther ? OTHER : value;
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label={label}
        value={productId === null ? chosen : PRODUCT}
        options={[...named, ...OTHERS]}
        isRequired={false}
        error={isOther ? undefined : error}
        onChange={onChange}
      />
      {productId !== null && productId !== "" && <NamedProduct productId={productId} />}
      {productId !== null && (
        <ProductFinder
          label={productId === "" ? "Which product" : "Another product"}
          without={[productId]}
          onChoose={({ _id }) => onChange(detailsPath(_id))}
        />
      )}
      {isOther && (
        <TextField
          label="Address in the shop"
          value={value}
          error={error}
          hint="Such as /denimpants?sort=new."
          onChange={(typed) => onChange(typed.startsWith("/") ? typed.trim() : `/${typed.trim()}`)}
        />
      )}
    </div>
  );
}
