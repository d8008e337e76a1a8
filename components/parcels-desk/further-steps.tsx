import { useWords } from "#words";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { SmallButton } from "@/components/desk-kit/small-button";
import { CancelConfirmed } from "@/components/orders-desk/cancel-confirmed";
import { isRareStep, stepBackOf } from "@/components/parcels-desk/parcel-steps";
import { isCashHandedIn, useTakeCashBack } from "@/components/parcels-desk/use-receive-cash";
import { TrackingForm } from "@/components/parcels-desk/tracking-form";
import type { ParcelSteps } from "@/components/parcels-desk/use-parcel-steps";
import { OrderReturns } from "@/components/returns-desk/order-returns";
import { TextButton } from "@/components/ui/text-button";
import { type ListedParcel, useShowCancelled } from "@/lib/delivery/parcels/api";
import { justCancelled } from "@/lib/orders/all-orders/api";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { canTake, isInShop, parcelStepsFrom } from "@/lib/orders/lifecycle/rules";
import { describeState } from "@/lib/orders/lifecycle/words";

interface FurtherStepsProps {
  order: ListedParcel;
  steps: ParcelSteps;
  /** Whether this person can note its cash, which our own rider has. */
  hasCash: boolean;
  /** Whether this person may record cash. */
  canReceive: boolean;
}

const MUTED = "font-normal! text-muted! hover:text-ink!";

/** The rare actions on a parcel: its code, another end, a cancel, a return, and a step back. */
export function FurtherSteps({ order, steps, hasCash, canReceive }: FurtherStepsProps) {
  const { _id: orderId, orderNumber, parcel } = order;
  const { state } = parcel;
  const { go, isBusy } = steps;
  const showCancelled = useShowCancelled();
  const back = stepBackOf(order);
  const { back: words } = useWords("deskParcels");
  const { parcelSteps } = useWords("deskLabels");
  const { number, timeline } = useWords("orders");
  const isHandedIn = canReceive && isCashHandedIn(order);
  const before = back && describeState({ ...parcel, state: back }, timeline);
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <Codes order={order} steps={steps} />
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {parcelStepsFrom(state)
          .filter((name) => isRareStep(name, hasCash))
          .map((name) => (
            <SmallButton key={name} disabled={isBusy} onClick={() => go(PARCEL_STEPS[name].to)}>
              {parcelSteps[name]}
            </SmallButton>
          ))}
        {isInShop(state) && (
          <CancelConfirmed
            order={order}
            className="min-h-11 px-3! text-sm"
            onDone={() => showCancelled(orderId, justCancelled())}
          />
        )}
      </div>
      <OrderReturns order={order} />
      {isHandedIn && <TakeCashBack order={order} steps={steps} />}
      {back && before && !order.movedFrom && !isHandedIn && (
        <TextButton
          aria-label={words.of(number(orderNumber), before)}
          className={`${MUTED} justify-self-start text-sm`}
          disabled={isBusy}
          onClick={() => go(back)}
        >
          {words.to(before)}
        </TextButton>
      )}
    </div>
  );
}

/** Takes back that our own rider has handed in the cash of a parcel. */
function TakeCashBack({ order, steps }: Pick<FurtherStepsProps, "order" | "steps">) {
  const { received: words } = useWords("deskParcels");
  const { money } = useWords("units");
  const takingBack = useTakeCashBack(order._id);
  return (
    <>
      <TextButton
        className={`${MUTED} justify-self-start text-sm`}
        disabled={steps.isBusy}
        onClick={() => takingBack.mutate(order)}
      >
        {words.takeBack(money(order.parcel.cashReceived ?? 0))}
      </TextButton>
      <CallNotices isPending={takingBack.isPending} error={takingBack.error} />
    </>
  );
}

/** The courier's code; an empty code removes a booking. */
function Codes({ order, steps: { go, isBusy } }: Pick<FurtherStepsProps, "order" | "steps">) {
  const { state, trackingCode, consignmentId } = order.parcel;
  const { code: words } = useWords("deskParcels");
  const isLeaving = canTake(state, "handOver");
  const save = (code: string) => go(state, { trackingCode: code });
  return (
    <>
      {(isLeaving || canTake(state, "deliver")) && (
        <TrackingForm key={trackingCode} order={order} isBusy={isBusy} onSave={save} />
      )}
      {isLeaving && consignmentId && !trackingCode && (
        <TextButton
          disabled={isBusy}
          className={`${MUTED} justify-self-start text-sm`}
          onClick={() => save("")}
        >
          {words.unbook}
        </TextButton>
      )}
    </>
  );
}
