import { useWords } from "#words";
import { moved } from "@/components/desk-kit/ordering/moved";
import { OrderControls, OrderStatus } from "@/components/desk-kit/ordering/order-controls";
import { useOrder } from "@/components/desk-kit/ordering/use-order";
import { SmallButton } from "@/components/desk-kit/small-button";
import { FieldGroup } from "@/components/desk-kit/field-group";
import { NamedProduct } from "@/components/desk-kit/products/named-product";
import { ProductFinder } from "@/components/desk-kit/products/product-finder";
import type { FieldProps } from "@/components/ui/field";

interface ProductsControlProps extends FieldProps {
  /** The most that can be chosen. */
  most: number;
}

/** Products in the owner's order. Its value has the id of each in a line. */
export function ProductsControl({ label, value, hint, error, onChange, most }: ProductsControlProps) {
  const { products: words } = useWords("deskKit");
  const productIds = value.split("\n").filter(Boolean);
  const change = (ids: readonly string[]) => onChange(ids.join("\n"));
  const order = useOrder({ count: productIds.length, onMove: (move) => change(moved(productIds, move)) });
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <OrderStatus order={order} />
      <ol>
        {productIds.map((productId, index) => (
          <li
            key={productId}
            className={`stitch-b flex flex-wrap items-center justify-between gap-x-2 py-1 ${order.classOf(index)}`}
            style={order.styleOf(index)}
          >
            <NamedProduct productId={productId} />
            <span className="ml-auto flex shrink-0 items-center">
              <OrderControls order={order} what={words.nth(index + 1)} index={index} />
              <SmallButton
                aria-label={words.removeNth(index + 1)}
                onClick={() => change(productIds.filter((id) => id !== productId))}
              >
                {words.remove}
              </SmallButton>
            </span>
          </li>
        ))}
      </ol>
      {productIds.length < most && (
        <ProductFinder
          label={words.add}
          without={productIds}
          onChoose={({ _id }) => change([...productIds, _id])}
        />
      )}
    </FieldGroup>
  );
}
