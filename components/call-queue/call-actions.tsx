"use client";

import { MessageCircle, Phone } from "lucide-react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { whatsAppLink } from "@/lib/orders/all-orders/rules";
import { useDecideOrder } from "@/lib/orders/all-orders/api";
import { type QueuedOrder, tellCalling } from "@/lib/orders/call-queue/api";
import type { OrderDecision } from "@/lib/orders/schema";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

interface CallActionsProps {
  order: QueuedOrder;
  onDone: () => void;
}

const CONTACT =
  "inline-flex min-h-11 items-center justify-center gap-1.5 rounded-cloth border border-ink/40 bg-white px-1.5 font-semibold text-indigo hover:border-ink";

/** The dialler, and the decision. */
export function CallActions({ order, onDone }: CallActionsProps) {
  const { _id: orderId, status } = order;
  const decision = useDecideOrder();
  const isDisabled = !isUndecided(status) || decision.isPending;

  async function decide(to: OrderDecision) {
    if (to === ORDER_STEPS.cancel.to && !(await askQuestion(QUESTIONS.cancelOrder))) return;
    try {
      await decision.mutateAsync({ orderId, status: to });
      await showMessage(MESSAGES.orderMarked(to));
      onDone();
    } catch {
      // Told below the buttons.
    }
  }

  return (
    <>
      <div className="flex gap-1.5 max-[22rem]:flex-wrap">
        <Contact order={order} />
        {isUndecided(status) && (
          <>
            <Button
              className="min-h-11 flex-auto px-2! text-sm"
              disabled={isDisabled}
              onClick={() => void decide(ORDER_STEPS.confirm.to)}
            >
              Confirm
            </Button>
            <Button
              variant="quiet"
              data-key="cancel"
              className="min-h-11 px-2! text-sm"
              disabled={isDisabled}
              onClick={() => void decide(ORDER_STEPS.cancel.to)}
            >
              Cancel
            </Button>
          </>
        )}
      </div>
      <RetryingNotice isPending={decision.isPending} />
      {decision.error && <Notice kind="error">{decision.error.message}</Notice>}
    </>
  );
}

/** The dialler, told to the other desks, and a chat. */
function Contact({ order: { _id: orderId, phone, isPhoneUnusual } }: Pick<CallActionsProps, "order">) {
  return (
    <>
      <a
        href={`tel:${phone}`}
        aria-label={`Call ${phone}`}
        data-key="call"
        className={`${CONTACT} min-w-0 flex-auto`}
        onClick={() => tellCalling(orderId)}
      >
        <Phone aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0 text-sm wrap-anywhere tabular-nums">{phone}</span>
      </a>
      {!isPhoneUnusual && (
        <a
          href={whatsAppLink(phone)}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp ${phone}`}
          className={`${CONTACT} min-w-11`}
        >
          <MessageCircle aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        </a>
      )}
    </>
  );
}
