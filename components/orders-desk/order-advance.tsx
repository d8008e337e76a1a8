import { useWords } from "#words";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { AdvanceNote } from "@/components/orders-desk/advance-note";
import { ToCollect } from "@/components/orders-desk/to-collect";
import { Button } from "@/components/ui/button";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { useNoteAdvance } from "@/lib/orders/call-queue/api";
import { isCanceled } from "@/lib/orders/lifecycle/rules";

/** What was paid before delivery, and what that leaves to be done: to collect the rest, or to pay it back. */
export function OrderAdvance({ order }: { order: AdminOrderDto }) {
  return (
    <>
      <AdvanceNote order={order} />
      <NotedAdvance order={order} />
    </>
  );
}

function NotedAdvance({ order }: { order: AdminOrderDto }) {
  const { advance, status } = order;
  return isCanceled(status) ? (
    advance && <AdvanceToPayBack order={order} advance={advance} />
  ) : (
    <ToCollect order={order} />
  );
}

interface AdvanceToPayBackProps {
  order: AdminOrderDto;
  advance: NonNullable<AdminOrderDto["advance"]>;
}

/** Nothing is collected for a cancelled order: the advance is its customer's until the desk notes that it was paid back. */
function AdvanceToPayBack({ order: { _id: orderId, name }, advance }: AdvanceToPayBackProps) {
  const { payBack: words } = useWords("deskOrders");
  const { money } = useWords("units");
  const noting = useNoteAdvance();
  if (noting.isSuccess)
    return <output className="block text-sm">{words.noted(money(advance.amount))}</output>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <p className="border-l-4 border-marigold pl-1.5 wrap-anywhere">
        <strong className="font-semibold">{words.due(money(advance.amount))}</strong>
        {advance.reference && words.reference(advance.reference)}
      </p>
      <Button
        variant="quiet"
        className="min-h-11 px-2.5! text-sm"
        aria-label={words.to(name)}
        disabled={noting.isPending}
        onClick={() => noting.mutate({ orderId, amount: 0, reference: "" })}
      >
        {words.button}
      </Button>
      <ErrorNotice error={noting.error} />
    </div>
  );
}
