import { useWords } from "#words";
import type { Words } from "@/lib/words/words";
import { useId, useState } from "react";
import { askQuestion } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { Notice } from "@/components/ui/notice";
import { type ListedOrder, useCancelPending } from "@/lib/orders/all-orders/api";
import type { PendingGroup as Group } from "@/lib/orders/all-orders/dto";
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
  const { popUps, group: words } = useWords("deskOrders");
  const cancel = useCancelPending();
  const [key] = useState(createIdempotencyKey);
  const extentId = useId();

  async function cancelAll() {
    if (!(await askQuestion(popUps.cancelOrder))) return;
    cancel.mutate({ [by]: order[by], upTo, key });
  }

  if (cancel.data) {
    return <Notice className="mt-2">{describeCanceled(words, cancel.data)}</Notice>;
  }
  if (!isUndecided(order.status) || order.isGone) return null;
  return (
    <details className="mt-2 border-l-4 border-marigold pl-3 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-dotted underline-offset-4">
        {words.hold[by](orders, pieces)}
      </summary>
      <div className="grid justify-items-start gap-2 pb-2">
        {/* The next question speaks of one order, in the words of the contract. */}
        <p id={extentId}>{words.extent(orders)}</p>
        <Button
          variant="danger"
          aria-describedby={extentId}
          disabled={cancel.isPending}
          onClick={() => void cancelAll()}
        >
          {cancel.isPending ? words.cancelling : words.cancelAll(orders)}
        </Button>
        <ErrorNotice error={cancel.error} />
      </div>
    </details>
  );
}

/** The number of cancelled orders, and their items. */
export const describeCanceled = (
  words: Words["deskOrders"]["group"],
  { modifiedCount, pieces }: CanceledPending,
): string => (modifiedCount === 0 ? words.noneLeft : words.canceled(modifiedCount, pieces));
