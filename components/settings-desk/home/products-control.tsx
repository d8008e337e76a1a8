import { SmallButton } from "@/components/desk-kit/small-button";
import { FieldGroup } from "@/components/settings-desk/field-group";
import { MoveButtons } from "@/components/settings-desk/home/move-buttons";
import { NamedProduct } from "@/components/settings-desk/home/named-product";
import { ProductFinder } from "@/components/settings-desk/home/product-finder";
import type { FieldProps } from "@/components/ui/field";
import { MOST_IN_ROW } from "@/lib/settings/home/constants";
import { moved } from "@/lib/settings/home/rules";

/** Products in the owner's order. Its value has the id of each in a line. */
export function ProductsControl({ label, value, hint, error, onChange }: FieldProps) {
  const productIds = value.split("\n").filter(Boolean);
  const change = (ids: readonly string[]) => onChange(ids.join("\n"));
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <ol>
        {productIds.map((productId, index) => (
          <li key={productId} className="stitch-b flex flex-wrap items-center justify-between gap-x-2 py-1">
            <NamedProduct productId={productId} />
            <span className="ml-auto flex shrink-0 items-center">
              <MoveButtons
                what={`product ${index + 1}`}
                index={index}
                count={productIds.length}
                onMove={(to) => change(moved(productIds, { from: index, to }))}
              />
              <SmallButton
                aria-label={`Remove product ${index + 1}`}
                onClick={() => change(productIds.filter((id) => id !== productId))}
              >
                Remove
              </SmallButton>
            </span>
          </li>
        ))}
      </ol>
      {productIds.length < MOST_IN_ROW && (
        <ProductFinder
          label="Add a product"
          without={productIds}
          onChoose={(productId) => change([...productIds, productId])}
        />
      )}
    </FieldGroup>
  );
}
