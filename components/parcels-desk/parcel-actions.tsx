import { useState } from "react";
import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { OrderReturns } from "@/components/returns-desk/order-returns";
import { ReturnedForm } from "@/components/parcels-desk/returned-form";
import { TrackingForm } from "@/components/parcels-desk/tracking-form";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/ui/call-notices";
import { TextButton } from "@/components/ui/text-button";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { type ListedParcel, useMoveParcel } from "@/lib/delivery/parcels/api";
import type { MoveParcelRequest } from "@/lib/delivery/parcels/schema";
import { PARCEL_STEPS, type ParcelState } from "@/lib/orders/lifecycle";
import {
  canTake,
  isAwaitingPieces,
  isStanding,
  isVoid,
  parcelStepsFrom,
  stateBefore,
} from "@/lib/orders/lifecycle/rules";
import { PARCEL_LABELS, PARCEL_STEP_LABELS } from "@/lib/orders/lifecycle/words";

interface ParcelActionsProps {
  order: ListedParcel;
  courier: Courier;
}

const SMALL = "min-h-11 px-3! text-sm";
const MUTED = "font-normal! text-muted! hover:text-ink!";

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
          onStep={(to) => go(to, to === PARCEL_STEPS.handOver.to ? { courier } : {})}
          onArrived={() => setIsTicking(true)}
        />
      )}
      {isTicking && (
        <ReturnedForm
          order={order}
          isBusy={move.isPending}
          onClose={() => setIsTicking(false)}
          onSend={(lines) =>
            go(canTake(state, "receive") ? PARCEL_STEPS.receive.to : state, { returned: lines })
          }
        />
      )}
      {(canTake(state, "handOver") || canTake(state, "deliver")) && (
        <TrackingForm
          key={parcel.trackingCode}
          order={order}
          isBusy={move.isPending}
          onSave={(trackingCode) => go(state, { trackingCode })}
        />
      )}
      {canTake(state, "handOver") && parcel.consignmentId && !parcel.trackingCode && (
        <TextButton
          disabled={move.isPending}
          className={`${MUTED} justify-self-start text-sm`}
          onClick={() => go(state, { trackingCode: "" })}
        >
          No longer booked
        </TextButton>
      )}
      <OrderReturns order={order} />
      <StepBack order={order} isBusy={move.isPending} onBack={go} />
      <CallNotices isPending={move.isPending} error={move.error} />
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
  const isAwaited = isAwaitingPieces({ state, isLookedThrough: returned !== null });
  // Its pieces are counted first.
  const steps = parcelStepsFrom(state).filter((name) => name !== "receive");
  return (
    <fieldset className="flex flex-wrap gap-1.5" aria-label={`Next step of ${order.orderNumber}`}>
      {isAwaited && (
        <Button className={`${SMALL} flex-auto`} disabled={isBusy} onClick={onArrived}>
          {PARCEL_STEP_LABELS.receive}
        </Button>
      )}
      {steps.map((name, index) => (
        <Button
          key={name}
          variant={index === 0 && !isAwaited ? "primary" : "quiet"}
          className={`${SMALL} ${index === 0 ? "flex-auto" : ""}`}
          disabled={isBusy}
          onClick={() => onStep(PARCEL_STEPS[name].to)}
        >
          {PARCEL_STEP_LABELS[name]}
          {name === "handOver" && ` ${COURIER_FACTS[courier].labelInWords}`}
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
      <TextButton
        aria-label={movedFrom ? undefined : `Put ${orderNumber} back to ${PARCEL_LABELS[to]}`}
        className={movedFrom ? "" : MUTED}
        onClick={() => onBack(to)}
      >
        {movedFrom ? "Undo" : `Back to “${PARCEL_LABELS[to]}”`}
      </TextButton>
    </output>
  );
}
