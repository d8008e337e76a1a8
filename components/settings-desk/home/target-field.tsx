import { NamedProduct } from "@/components/settings-desk/home/named-product";
import { ProductFinder } from "@/components/settings-desk/home/product-finder";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { detailsPath } from "@/lib/paths";
import { NAMED_TARGETS, productIdOf } from "@/lib/settings/home/targets";

const PRODUCT = detailsPath("");
const OTHER = "/";
const OPTIONS = [
  ...NAMED_TARGETS,
  { value: PRODUCT, label: "A product …" },
  { value: OTHER, label: "Another page of the shop …" },
];

interface TargetFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (href: string) => void;
}

/** Where a slide leads: a category or page by its name, a product that is looked for, or another address of the shop. */
export function TargetField({ label, value, error, onChange }: TargetFieldProps) {
  const productId = productIdOf(value);
  const isOther =
    value !== "" && productId === null && !NAMED_TARGETS.some((target) => target.value === value);
  const chosen = isOther ? OTHER : value;
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label={label}
        value={productId === null ? chosen : PRODUCT}
        options={OPTIONS}
        isRequired={false}
        error={isOther ? undefined : error}
        onChange={onChange}
      />
      {productId !== null && productId !== "" && <NamedProduct productId={productId} />}
      {productId !== null && (
        <ProductFinder
          label={productId === "" ? "Which product" : "Another product"}
          without={[productId]}
          onChoose={(id) => onChange(detailsPath(id))}
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
