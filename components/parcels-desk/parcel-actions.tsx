import { useWords } from "#words";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { CallLink } from "@/components/desk-kit/contact-links";
import { SmallButton } from "@/components/desk-kit/small-button";
import { HandOver } from "@/components/parcels-desk/hand-over";
import { isRareStep, stepBackOf } from "@/components/parcels-desk/parcel-steps";
import { ReceivedButton } from "@/components/parcels-desk/received-button";
import { ReturnedForm } from "@/components/parcels-desk/returned-form";
import type { ParcelSteps } from "@/components/parcels-desk/use-parcel-steps";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { isCashHandedIn, useTakeCashBack } from "@/components/parcels-desk/use-receive-cash";
import { TextButton } from "@/components/ui/text-button";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { canTake, isAwaitingPieces, parcelStepsFrom } from "@/lib/orders/lifecycle/rules";
import { describeState } from "@/lib/orders/lifecycle/words";

interface ParcelActionsProps {
  order: ListedParcel;
  steps: ParcelSteps;
  courier: Courier;
  /** Whether the shop has API keys for this courier. */
  canBook: boolean;
  /** Whether this person can note its cash, which our own rider has. */
  hasCash: boolean;
}

/** The next step in the thumb's reach, the returned pieces line by line, and an undo of the last step made here. */
export function ParcelActions({ order, steps, ...desk }: ParcelActionsProps) {
  const { state } = order.parcel;
  const { go, isBusy, isCounting, setIsCounting } = steps;
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      {isCounting ? (
        <ReturnedForm
          order={order}
          isBusy={isBusy}
          onClose={() => setIsCounting(false)}
          onSend={(lines) =>
            go(canTake(state, "receive") ? PARCEL_STEPS.receive.to : state, { returned: lines })
          }
        />
      ) : (
        <NextSteps order={order} steps={steps} {...desk} />
      )}
      <CallNotices isPending={steps.isMoving} error={steps.error} />
    </div>
  );
}

/** On a phone they share a row with the call, and long words take two lines. */
const SHARED_ROW = "max-sm:[&>button]:min-w-26 max-sm:[&>button]:flex-1 max-sm:[&>button]:leading-4.5";

function NextSteps({ order, steps, courier, canBook, hasCash }: ParcelActionsProps) {
  const words = useWords("deskParcels");
  const { parcelSteps } = useWords("deskLabels");
  const { number } = useWords("orders");
  const { state, returned } = order.parcel;
  const { go, isBusy } = steps;
  const isAwaited = isAwaitingPieces({ state, isLookedThrough: returned !== null });
  const isWithCourier = canTake(state, "deliver") || isAwaited;
  // Its pieces are counted first.
  const names = parcelStepsFrom(state).filter(
    (name) => name !== "receive" && name !== "handOver" && !isRareStep(name, hasCash),
  );
  return (
    <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
      <fieldset
        className={`contents ${isWithCourier ? SHARED_ROW : ""}`}
        aria-label={words.nextStep(number(order.orderNumber))}
      >
        {hasCash && <ReceivedButton order={order} />}
        {isAwaited && (
          <SmallButton
            variant="primary"
            className="flex-auto"
            disabled={isBusy}
            onClick={() => steps.setIsCounting(true)}
          >
            {parcelSteps.receive}
          </SmallButton>
        )}
        {canTake(state, "handOver") && (
          <HandOver
            order={order}
            courier={courier}
            canBook={canBook}
            isBusy={isBusy}
            onHandOver={(trackingCode) =>
              go(PARCEL_STEPS.handOver.to, { courier, ...(trackingCode !== undefined && { trackingCode }) })
            }
          />
        )}
        {names.map((name, index) => (
          <SmallButton
            key={name}
            variant={index === 0 && !isAwaited && !hasCash ? "primary" : "quiet"}
            className={index === 0 ? "flex-auto" : ""}
            disabled={isBusy}
            onClick={() => go(PARCEL_STEPS[name].to)}
          >
            {parcelSteps[name]}
          </SmallButton>
        ))}
      </fieldset>
      {order.phone && isWithCourier && <Call phone={order.phone} />}
      <Undo order={order} steps={steps} />
    </div>
  );
}

function Call({ phone }: { phone: string }) {
  return (
    <CallLink
      phone={phone}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-cloth border border-ink/40 bg-white px-2 text-sm font-semibold text-indigo hover:border-ink max-lg:*:[span]:sr-only"
    />
  );
}

/** Undoes the last step that was made here, with the cash that our own rider handed in. */
function Undo({ order, steps: { go, isBusy } }: Pick<ParcelActionsProps, "order" | "steps">) {
  const { undo } = useWords("deskKit");
  const { timeline } = useWords("orders");
  const takingBack = useTakeCashBack(order._id);
  const to = stepBackOf(order);
  const isShown = order.movedFrom && to && !isBusy;
  return (
    <>
      {isShown && (
        <output className="text-sm">
          <span className="sr-only">{describeState(order.parcel, timeline)}. </span>
          <TextButton onClick={() => (isCashHandedIn(order) ? takingBack.mutate(order) : go(to))}>
            {undo}
          </TextButton>
        </output>
      )}
      <CallNotices isPending={takingBack.isPending} error={takingBack.error} />
    </>
  );
}
