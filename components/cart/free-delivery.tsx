import { missingToFreeDelivery } from "@/lib/orders/charges/rules";
import { formatBdt } from "@/lib/platform/text/format";

/** How much more has to be ordered until delivery is free; nothing in a shop where it never is. Goods are whole BDT. */
export function FreeDelivery({ goods }: { goods: number }) {
  const missing = missingToFreeDelivery(goods);
  if (missing === null) return null;
  return (
    <p className="text-sm">
      {missing === 0 ? (
        <span className="text-leaf">Delivery is free.</span>
      ) : (
        `${formatBdt(missing)} more and delivery is free.`
      )}
    </p>
  );
}
