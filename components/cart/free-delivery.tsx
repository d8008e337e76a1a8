import { useWords } from "#words";
import { missingToFreeDelivery } from "@/lib/orders/charges/rules";

/** How much more has to be ordered until delivery is free; nothing in a shop where it never is. Goods are whole BDT. */
export function FreeDelivery({ goods }: { goods: number }) {
  const words = useWords("ordering");
  const { money } = useWords("units");
  const missing = missingToFreeDelivery(goods);
  if (missing === null) return null;
  return (
    <p className="text-sm">
      {missing === 0 ? (
        <span className="text-leaf">{words.freeDelivery}</span>
      ) : (
        words.moreToFreeDelivery(money(missing))
      )}
    </p>
  );
}
