import { useWords } from "#words";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { isCanceled } from "@/lib/orders/lifecycle/rules";
import { cashToCollect } from "@/lib/orders/payment";

type Collected = Pick<AdminOrderDto, "amount" | "advance" | "exchangeOf" | "paymentMethod" | "status">;

/** What is still to be collected, and what lessens it; nothing where that is the whole sum, and of a cancelled order. */
export function ToCollect({ order }: { order: Collected }) {
  const words = useWords("deskQueue");
  const { number } = useWords("orders");
  const { money } = useWords("units");
  const { advance, exchangeOf, status } = order;
  if (isCanceled(status) || (!advance && !exchangeOf)) return null;
  return (
    <p className="text-sm font-semibold">
      {words.toCollect(money(cashToCollect(order)))}{" "}
      <span className="font-normal wrap-anywhere text-muted">
        {advance && `${words.paidBefore(money(advance.amount), advance.reference)} `}
        {exchangeOf && words.credit(money(exchangeOf.credit), number(exchangeOf.orderNumber))}
      </span>
    </p>
  );
}
