import { useId, useState } from "react";
import { QUESTIONS } from "@/components/messages";
import { askQuestion } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Notice } from "@/components/ui/notice";
import { type ListedOrder, useCancelPending } from "@/lib/orders/all-orders/api";
import type { PendingGroup as Group } from "@/lib/orders/all-orders/dto";
import { formatPieces } from "@/lib/platform/text/format";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";
import type { CanceledPending } from "@/lib/orders/schema";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

interface PendingGroupProps {
  order: ListedOrder;
  group: Group;
}

interface PendingGroupsProps {
  order: ListedOrder;
  /** The orders of the page. */
  listed: readonly ListedOrder[];
}

/** The groups that an order is the first of the page in: each is told once. */
export function PendingGroups({ order, listed }: PendingGroupsProps) {
  const firstOf = ({ by }: Group) =>
    listed.find((other) => other[by] === order[by] && other.holdings.groups.some((one) => one.by === by));
  return order.holdings.groups
    .filter((group) => firstOf(group)?._id === order._id)
    .map((group) => <PendingGroup key={group.by} order={order} group={group} />);
}

/** The pieces that the pending orders of one phone or account hold together, and a button that cancels all of them. */
function PendingGroup({ order, group }: PendingGroupProps) {
  const { by, orders, pieces, upTo } = group;
  const cancel = useCancelPending();
  const [key] = useState(createIdempotencyKey);
  const extentId = useId();

  async function cancelAll() {
    if (!(await askQuestion(QUESTIONS.cancelOrder))) return;
    cancel.mutate({ [by]: order[by], upTo, key });
  }

  if (cancel.data) {
    return <Notice className="mt-2">{describeCanceled(cancel.data)}</Notice>;
  }
  if (!isUndecided(order.status) || order.isGone) return null;
  return (
    <details className="mt-2 border-l-4 border-marigold pl-3 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-dotted underline-offset-4">
        {orders} pending orders of this {by === "phone" ? "phone" : "account"} hold {formatPieces(pieces)}.
      </summary>
      <div className="grid justify-items-start gap-2 pb-2">
        {/* The next question speaks of one order, in the words of the contract. */}
        <p id={extentId}>This cancels {orders} orders, not just this one.</p>
        <Button
          variant="danger"
          aria-describedby={extentId}
          disabled={cancel.isPending}
          onClick={() => void cancelAll()}
        >
          {cancel.isPending ? "Cancelling …" : `Cancel all ${orders}`}
        </Button>
        <ErrorNotice error={cancel.error} />
      </div>
    </details>
  );
}

/** The number of cancelled orders, and their items. */
export function describeCanceled({ modifiedCount, pieces }: CanceledPending): string {
  if (modifiedCount === 0) return "None of them is pending any more.";
  const orders = modifiedCount === 1 ? "1 order" : `${modifiedCount} orders`;
  return `${orders} cancelled, ${formatPieces(pieces)} in all.`;
}
