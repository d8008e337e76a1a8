"use client";

import { useState } from "react";
import { RetryingNotice } from "@/components/layout/retrying-notice";
import { OrderReturns } from "@/components/parcels/order-returns";
import { ReturnedForm } from "@/components/parcels/returned-form";
import { TrackingForm } from "@/components/parcels/tracking-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import type { Courier } from "@/lib/couriers/constants";
import type { ParcelState } from "@/lib/orders/constants";
import { type ListedParcel, useMoveParcel } from "@/lib/parcels/api";
import { courierInWords, PARCEL_LABELS, stateBefore } from "@/lib/parcels/rules";
import { isStanding, isVoid } from "@/lib/returned-pieces/rules";
import type { MoveParcelRequest } from "@/lib/parcels/schema";

interface ParcelActionsProps {
  order: ListedParcel;
  courier: Courier;
}

interface Step {
  to: ParcelState;
  label: string;
}

const STEPS: Partial<Record<ParcelState, Step[]>> = {
  toPack: [{ to: "packed", label: "Packed" }],
  handedOver: [
    { to: "delivered", label: "Delivered" },
    { to: "returning", label: "Coming back" },
    { to: "partlyDelivered", label: "In part" },
    { to: "lost", label: "Lost" },
  ],
  returning: [{ to: "lost", label: "Lost" }],
};
const SMALL = "min-h-11 px-3! text-sm";

/** The next step under the thumb, what came back line by line, and the way back of what was done here last. */
export function ParcelActions({ order, courier }: ParcelActionsProps) {
  const move = useMoveParcel();
  const [isTicking, setIsTicking] = useState(false);
  const focus = useKeptFocus<HTMLDivElement>();
  const { _id: orderId, parcel } = order;
  const { state } = parcel;

  const go = (to: ParcelState, more: Omit<MoveParcelRequest, "from" | "to"> = {}) => {
    setIsTicking(false);
    move.mutate({ orderId, from: state, to, ...more });
  };

  return (
    <div ref={focus} tabIndex={-1} className="grid grid-cols-1 content-start gap-2">
      {!isTicking && (
        <NextSteps
          order={order}
          courier={courier}
          isBusy={move.isPending}
          onStep={(to) => go(to, to === "handedOver" ? { courier } : {})}
          onArrived={() => setIsTicking(true)}
        />
      )}
      {isTicking && (
        <ReturnedForm
          order={order}
          isBusy={move.isPending}
          onClose={() => setIsTicking(false)}
          onSend={(lines) => go(state === "returning" ? "returned" : state, { returned: lines })}
        />
      )}
      {(state === "packed" || state === "handedOver") && (
        <TrackingForm
          key={parcel.trackingCode}
          order={order}
          isBusy={move.isPending}
          onSave={(trackingCode) => go(state, { trackingCode })}
        />
      )}
      {state === "packed" && parcel.consignmentId && !parcel.trackingCode && (
        <button
          type="button"
          disabled={move.isPending}
          className="inline-flex min-h-11 items-center justify-self-start text-sm text-muted underline underline-offset-4 hover:text-ink"
          onClick={() => go(state, { trackingCode: "" })}
        >
          No longer booked
        </button>
      )}
      <OrderReturns order={order} />
      <StepBack order={order} isBusy={move.isPending} onBack={go} />
      <RetryingNotice isPending={move.isPending} />
      {move.error && <Notice kind="error">{move.error.message}</Notice>}
    </div>
  );
}

interface NextStepsProps extends ParcelActionsProps {
  isBusy: boolean;
  onStep: (to: ParcelState) => void;
  onArrived: () => void;
}

function NextSteps({ order, courier, isBusy, onStep, onArrived }: NextStepsProps) {
  const { state, returned } = order.parcel;
  const steps: Step[] =
    state === "packed"
      ? [{ to: "handedOver", label: `Hand over to ${courierInWords(courier)}` }]
      : (STEPS[state] ?? []);
  const isAwaited = state === "returning" || (state === "partlyDelivered" && returned === null);
  return (
    <fieldset className="flex flex-wrap gap-1.5" aria-label={`Next step of ${order.orderNumber}`}>
      {isAwaited && (
        <Button className={`${SMALL} flex-auto`} disabled={isBusy} onClick={onArrived}>
          It is back
        </Button>
      )}
      {steps.map(({ to, label }, index) => (
        <Button
          key={to}
          variant={index === 0 && !isAwaited ? "primary" : "quiet"}
          className={`${SMALL} ${index === 0 ? "flex-auto" : ""}`}
          disabled={isBusy}
          onClick={() => onStep(to)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

interface StepBackProps {
  order: ListedParcel;
  isBusy: boolean;
  onBack: (to: ParcelState) => void;
}

/** Takes back what was done here last; of what was done before, the last step. */
function StepBack({ order, isBusy, onBack }: StepBackProps) {
  const { orderNumber, movedFrom, parcel, returns, exchangeOf } = order;
  const to = movedFrom ?? stateBefore(parcel.state);
  const isFinal = returns.some(isStanding) || (exchangeOf && isVoid(parcel.state));
  if (!to || isBusy || isFinal) return null;
  return (
    <output className="flex flex-wrap items-center gap-x-3 text-sm">
      {movedFrom && <span>{PARCEL_LABELS[parcel.state]}.</span>}
      <button
        type="button"
        aria-label={movedFrom ? undefined : `Put ${orderNumber} back to ${PARCEL_LABELS[to]}`}
        className={`inline-flex min-h-11 items-center underline underline-offset-4 ${movedFrom ? "font-semibold text-indigo" : "text-muted hover:text-ink"}`}
        onClick={() => onBack(to)}
      >
        {movedFrom ? "Undo" : `Back to “${PARCEL_LABELS[to]}”`}
      </button>
    </output>
  );
}
