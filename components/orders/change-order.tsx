import { useWords } from "#words";
import { LinkButton } from "@/components/ui/link-button";
import type { OrderDto } from "@/lib/orders/dto";
import { isCanceled, isInShop, parcelStateOf } from "@/lib/orders/lifecycle/rules";
import { changeOwnOrderPath } from "@/lib/paths";
import { brandFacts } from "@/lib/shop-facts";

/** How customers change an order: themselves until the shop calls, and by writing to the shop until it leaves. */
export function ChangeOrder({ order }: { order: OrderDto }) {
  const { card, number } = useWords("orders");
  if (order.isChangeable)
    return (
      <LinkButton variant="quiet" href={changeOwnOrderPath(order._id)}>
        {card.change}
      </LinkButton>
    );
  if (isCanceled(order.status) || !isInShop(parcelStateOf(order))) return null;
  const text = card.changeMessage(number(order.orderNumber));
  return (
    <a
      href={`${brandFacts().whatsAppHref}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener"
      className="link inline-flex min-h-12 items-center"
    >
      {card.askForChange}
    </a>
  );
}
