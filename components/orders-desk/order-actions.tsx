import { useIsAdmin } from "@/components/desk-kit/desk-access";
import { UndoConfirm } from "@/components/orders-desk/contents/undo-confirm";
import { useDecision } from "@/components/orders-desk/use-decision";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askAndDo } from "@/components/ui/ask-and-do";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/ui/call-notices";
import { LinkButton } from "@/components/ui/link-button";
import { type ListedOrder, useDeleteListedOrder, useReopenOrder } from "@/lib/orders/all-orders/api";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { canBeReopened } from "@/lib/orders/rules";
import type { OrderDecision } from "@/lib/orders/schema";
import { changeOrderPath, printPath } from "@/lib/paths";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { isCanceled, isSold, isUndecided } from "@/lib/orders/lifecycle/rules";

interface OrderActionsProps {
  order: ListedOrder;
  /** When the list was read, in milliseconds. */
  now: number;
  /** Called when an action is done and told. */
  onDone: () => void;
}

export function OrderActions({ order, now, onDone }: OrderActionsProps) {
  const isAdmin = useIsAdmin();
  const decision = useDecision(order._id, onDone);
  const deletion = useDeleteListedOrder();
  const isPending = decision.isPending || deletion.isPending;
  const { isGone } = order;
  const isDecided = isGone || !isUndecided(order.status);
  const trouble = isGone ? "This order no longer exists." : (decision.error ?? deletion.error);

  const decide = (status: OrderDecision) => {
    deletion.reset();
    void decision.decide(status);
  };

  async function remove() {
    const isDone = await askAndDo({
      question: QUESTIONS.deleteOrder,
      work: () => {
        decision.reset();
        return deletion.mutateAsync(order);
      },
      message: MESSAGES.orderRemoved,
    });
    if (isDone) onDone();
  }

  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap gap-2 lg:grid lg:grid-cols-2">
        <Button
          className="flex-[2_1_auto] px-2! lg:col-span-2 lg:min-h-11"
          disabled={isDecided || isPending}
          onClick={() => decide(ORDER_STEPS.confirm.to)}
        >
          Confirm
        </Button>
        <Button
          variant="quiet"
          className="flex-auto px-2! lg:min-h-10"
          disabled={isDecided || isPending}
          onClick={() => decide(ORDER_STEPS.cancel.to)}
        >
          Cancel
        </Button>
        {!isGone && <FurtherActions order={order} now={now} />}
      </div>
      {isAdmin && <DeleteLine isDisabled={isGone === true || isPending} onDelete={() => void remove()} />}
      <CallNotices isPending={isPending} error={trouble} />
    </div>
  );
}

interface DeleteLineProps {
  isDisabled: boolean;
  onDelete: () => void;
}

/** Apart from the decision, and quieter. The question that follows is the contract's; the truth stands beside it. */
function DeleteLine({ isDisabled, onDelete }: DeleteLineProps) {
  return (
    <div className="stitch-t flex flex-wrap items-center gap-x-2 pt-1 lg:flex-nowrap">
      <Button
        variant="quiet"
        className="min-h-11 border-transparent! px-2! text-sm font-medium text-selvedge"
        disabled={isDisabled}
        onClick={onDelete}
      >
        Delete
      </Button>
      <span className="text-sm text-muted lg:text-xs">can be brought back for {KEPT_DAYS} days</span>
    </div>
  );
}

/** Its papers, in a tab of their own. */
function PrintLinks({ order: { _id, orderNumber } }: Pick<OrderActionsProps, "order">) {
  const papers = [
    ["slips", "Slip"],
    ["labels", "Label"],
  ] as const;
  return (
    <div className="flex flex-auto gap-2 lg:col-span-2">
      {papers.map(([what, label]) => (
        <LinkButton
          key={what}
          variant="quiet"
          className="flex-1 px-2! lg:min-h-10"
          href={printPath([_id], what)}
          target="_blank"
          aria-label={`${label} of order ${orderNumber}`}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

type FurtherActionsProps = Pick<OrderActionsProps, "order" | "now">;

function FurtherActions({ order, now }: FurtherActionsProps) {
  const reopening = useReopenOrder();
  return (
    <>
      {!isCanceled(order.status) && (
        <LinkButton
          variant="quiet"
          className="flex-auto px-2! lg:min-h-10"
          href={changeOrderPath(order._id)}
          aria-label={`Change order ${order.orderNumber}`}
        >
          Change
        </LinkButton>
      )}
      {isSold(order.status) && <PrintLinks order={order} />}
      {canBeReopened(order, now) && (
        <UndoConfirm
          order={order}
          reopening={reopening}
          className="flex-auto px-2! lg:col-span-2 lg:min-h-10"
        />
      )}
    </>
  );
}
