import { useWords } from "#words";
import type { Words } from "@/lib/words/words";
import { Trash2 } from "lucide-react";
import { CallLink, WhatsAppLink } from "@/components/desk-kit/contact-links";
import { useIsAdmin } from "@/components/desk-kit/desk-access";
import { DetailsButton } from "@/components/orders-desk/details-button";
import { CancelConfirmed } from "@/components/orders-desk/cancel-confirmed";
import { CancelledBar } from "@/components/orders-desk/cancelled-bar";
import { UndoConfirm } from "@/components/orders-desk/contents/undo-confirm";
import { useDecision } from "@/components/orders-desk/use-decision";
import { askAndDo } from "@/components/ui/ask-and-do";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { LinkButton } from "@/components/ui/link-button";
import { type ListedOrder, useDeleteListedOrder, useReopenOrder } from "@/lib/orders/all-orders/api";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import type { OrderDecision } from "@/lib/orders/schema";
import { comebackOf } from "@/lib/orders/lifecycle/words";
import { changeOrderPath, printPath } from "@/lib/desk-paths";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import {
  isCanceled,
  isInShop,
  isPacked,
  isSold,
  isUndecided,
  parcelStateOf,
} from "@/lib/orders/lifecycle/rules";

const CONTACT =
  "inline-flex min-h-11 items-center justify-center gap-1.5 rounded-cloth border border-ink/40 bg-white font-semibold text-indigo hover:border-ink lg:hidden";

interface OrderActionsProps {
  order: ListedOrder;
  /** Called when an action is done and its notice shows. */
  onDone: () => void;
  /** Its details, which a wide screen opens from here. */
  isOpen: boolean;
  onOpen: () => void;
  detailsId: string;
}

/** The buttons to decide, and Delete, apart from them and less prominent. */
export function OrderActions({ order, onDone, isOpen, onOpen, detailsId }: OrderActionsProps) {
  const { popUps, gone } = useWords("deskOrders");
  const isAdmin = useIsAdmin();
  const reopening = useReopenOrder();
  const decision = useDecision(order._id, onDone);
  const deletion = useDeleteListedOrder();
  const isPending = decision.isPending || deletion.isPending;
  const { isGone } = order;
  const isDecided = isGone || !isUndecided(order.status);
  const trouble = isGone ? gone : (decision.error ?? deletion.error);

  const decide = (status: OrderDecision) => {
    deletion.reset();
    void decision.decide(status);
  };

  async function remove() {
    const isDone = await askAndDo({
      question: popUps.deleteOrder,
      work: () => {
        decision.reset();
        return deletion.mutateAsync(order);
      },
      message: popUps.orderRemoved,
    });
    if (isDone) onDone();
  }

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex flex-wrap gap-1 lg:justify-end lg:gap-1.5">
        <Contacts order={order} />
        <DecisionButtons isDisabled={isDecided || isPending} onDecide={decide} />
        {isAdmin && (
          <DeleteButton
            order={order}
            isDisabled={isGone === true || isPending}
            onDelete={() => void remove()}
          />
        )}
        <DetailsButton
          orderNumber={order.orderNumber}
          isOpen={isOpen}
          detailsId={detailsId}
          className="w-16 max-lg:hidden"
          onOpen={onOpen}
        />
        {!isGone && (
          <UndoConfirm
            order={order}
            reopening={reopening}
            className="min-h-11 w-full px-2! text-sm lg:min-h-10 lg:w-auto"
          />
        )}
      </div>
      {!isGone && <CancelledBar order={order} />}
      <CallNotices isPending={isPending} error={trouble} />
    </div>
  );
}

interface DecisionButtonsProps {
  isDisabled: boolean;
  onDecide: (decision: OrderDecision) => void;
}

function DecisionButtons({ isDisabled, onDecide }: DecisionButtonsProps) {
  const { confirm, cancel } = useWords("deskOrders").decide;
  return (
    <>
      <Button
        className="min-h-11 flex-auto px-2! text-sm lg:min-h-10 lg:px-3!"
        disabled={isDisabled}
        onClick={() => onDecide(ORDER_STEPS.confirm.to)}
      >
        {confirm}
      </Button>
      <Button
        variant="quiet"
        className="min-h-11 px-2! text-sm lg:min-h-10 lg:px-3!"
        disabled={isDisabled}
        onClick={() => onDecide(ORDER_STEPS.cancel.to)}
      >
        {cancel}
      </Button>
    </>
  );
}

/** The dialler and the chat, within reach of a thumb. */
function Contacts({ order: { phone, isPhoneUnusual } }: { order: ListedOrder }) {
  if (!phone) return null;
  return (
    <>
      <CallLink
        phone={phone}
        className={`${CONTACT} min-w-0 shrink grow basis-20 px-1 text-xs [font-stretch:88%] *:[svg]:hidden`}
      />
      {!isPhoneUnusual && <WhatsAppLink phone={phone} className={`${CONTACT} min-w-11 px-1.5`} />}
    </>
  );
}

interface DeleteButtonProps {
  order: ListedOrder;
  isDisabled: boolean;
  onDelete: () => void;
}

/** Delete, apart from the decision and less prominent. */
function DeleteButton({ order, isDisabled, onDelete }: DeleteButtonProps) {
  const { delete: words } = useWords("deskOrders");
  return (
    <Button
      variant="quiet"
      className="ml-1 min-h-11 min-w-11 border-transparent! px-1! text-sm font-medium text-selvedge lg:min-h-10"
      title={describeDelete(words, order)}
      disabled={isDisabled}
      onClick={onDelete}
    >
      <Trash2 aria-hidden="true" className="size-5 lg:hidden" strokeWidth={1.5} />
      <span className="max-lg:sr-only">{words.label}</span>
    </Button>
  );
}

/** Says what happens to a deleted order, because the contract fixes the words of the question before it. */
export const describeDelete = (words: Words["deskOrders"]["delete"], order: ListedOrder): string =>
  words.meaning(
    KEPT_DAYS,
    words.comesBack[comebackOf({ status: order.status, parcelState: parcelStateOf(order) })],
  );

/** Links to the order's papers, in a new tab. */
function PrintLinks({ order: { _id, orderNumber } }: { order: ListedOrder }) {
  const { papers: words } = useWords("deskOrders");
  const { number } = useWords("orders");
  return (
    <div className="flex flex-auto gap-2 lg:col-span-2">
      {(["slips", "labels"] as const).map((what) => (
        <LinkButton
          key={what}
          variant="quiet"
          className="flex-1 px-2! lg:min-h-10"
          href={printPath([_id], what)}
          target="_blank"
          aria-label={words.ofOrder(words.one[what], number(orderNumber))}
        >
          {words.one[what]}
        </LinkButton>
      ))}
    </div>
  );
}

/** The rare actions; a packed parcel keeps its contents. */
export function FurtherActions({ order }: { order: ListedOrder }) {
  const { change } = useWords("deskQueue");
  const { number } = useWords("orders");
  return (
    <>
      {!isCanceled(order.status) && !isPacked(order.parcel?.state) && (
        <LinkButton
          variant="quiet"
          className="flex-auto px-2! lg:col-span-2 lg:min-h-10"
          href={changeOrderPath(order._id)}
          aria-label={change.order(number(order.orderNumber))}
        >
          {change.label}
        </LinkButton>
      )}
      {isSold(order.status) && <PrintLinks order={order} />}
      {isSold(order.status) && isInShop(parcelStateOf(order)) && (
        <CancelConfirmed order={order} className="flex-auto px-2! lg:col-span-2 lg:min-h-10" />
      )}
    </>
  );
}
