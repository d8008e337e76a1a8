import { useWords } from "#words";
import { CallLink, WhatsAppLink } from "@/components/desk-kit/contact-links";
import { useDecision } from "@/components/orders-desk/use-decision";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { countFailed } from "@/lib/orders/call-queue/rules";
import { whatsAppText } from "@/lib/orders/all-orders/words";
import { type QueuedOrder, tellCalling } from "@/lib/orders/call-queue/api";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

interface CallActionsProps {
  order: QueuedOrder;
  onDone: () => void;
}

const CONTACT =
  "inline-flex min-h-11 items-center justify-center gap-1.5 rounded-cloth border border-ink/40 bg-white px-1.5 font-semibold text-indigo hover:border-ink";

/** The buttons to call the customer and to decide the order. */
export function CallActions({ order, onDone }: CallActionsProps) {
  const { _id: orderId, status, phone, isPhoneUnusual } = order;
  const { confirm, cancel } = useWords("deskOrders").decide;
  const { decide, isPending, error } = useDecision(orderId, onDone);
  const isDisabled = !isUndecided(status) || isPending;
  return (
    <>
      <div className="flex gap-1.5 max-[22rem]:flex-wrap">
        <CallLink
          phone={phone}
          data-key="call"
          className={`${CONTACT} min-w-0 flex-auto text-sm`}
          // Tells the other desks that this one is calling.
          onClick={() => tellCalling(orderId)}
        />
        {!isPhoneUnusual && (
          <WhatsAppLink
            phone={phone}
            text={whatsAppText({ ...order, isUnreached: countFailed(order.calls) > 0 })}
            className={`${CONTACT} min-w-11`}
          />
        )}
        {isUndecided(status) && (
          <>
            <Button
              className="min-h-11! flex-auto px-2! text-sm"
              disabled={isDisabled}
              onClick={() => void decide(ORDER_STEPS.confirm.to)}
            >
              {confirm}
            </Button>
            <Button
              variant="quiet"
              data-key="cancel"
              className="min-h-11! px-2! text-sm"
              disabled={isDisabled}
              onClick={() => void decide(ORDER_STEPS.cancel.to)}
            >
              {cancel}
            </Button>
          </>
        )}
      </div>
      <CallNotices isPending={isPending} error={error} />
    </>
  );
}
