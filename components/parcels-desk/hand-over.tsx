import { useWords } from "#words";
import { useCourierName } from "@/components/words/use-courier-name";
import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { labelsPath } from "@/components/print/labels-path";
import { CodeField } from "@/components/parcels-desk/code-field";
import { useCode } from "@/components/parcels-desk/use-code";
import { useBookParcels } from "@/components/parcels-desk/use-book-parcels";
import { LinkButton } from "@/components/ui/link-button";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { hasCodeOfAnother, missingAtHandOver } from "@/lib/delivery/couriers/rules";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { isUnsure } from "@/components/parcels-desk/hand-over-words";

interface HandOverProps {
  order: ListedParcel;
  courier: Courier;
  /** Whether the shop has API keys for this courier. */
  canBook: boolean;
  isBusy: boolean;
  onHandOver: (trackingCode?: string) => void;
}

const ROW = "flex min-w-0 flex-auto flex-wrap items-start gap-1.5";

/** Hands a packed parcel to its courier: it books first where it can, and asks if a code and a booking are missing. */
export function HandOver({ order, courier, canBook, isBusy, onHandOver }: HandOverProps) {
  const [isAsked, setIsAsked] = useState(false);
  const missing = missingAtHandOver({ parcel: order.parcel, courier, canBook });
  const booking = useBookParcels();
  const isWaiting = isBusy || booking.progress !== null;
  const { inWords } = useCourierName()(courier);
  const { handOver: words } = useWords("deskParcels");
  const label = words.to(inWords);
  const focus = useKeptFocus<HTMLDivElement>();

  if (isAsked && missing)
    return (
      <div ref={focus} tabIndex={-1} className={ROW}>
        <Question
          {...{ order, courier, missing, onHandOver }}
          isBusy={isWaiting}
          onClose={() => setIsAsked(false)}
        />
      </div>
    );
  return (
    <div ref={focus} tabIndex={-1} className={ROW}>
      {missing === "booking" && (
        <SmallButton
          variant="primary"
          className="flex-auto"
          disabled={isWaiting}
          onClick={() => void booking.run(courier, [order])}
        >
          <span>
            {words.book.before}
            <span className="max-lg:sr-only">{words.book.with(inWords)}</span>
            {words.book.after}
          </span>
        </SmallButton>
      )}
      <SmallButton
        variant={missing === "booking" ? "quiet" : "primary"}
        className="flex-auto"
        disabled={isWaiting}
        onClick={() => (missing ? setIsAsked(true) : onHandOver())}
      >
        {label}
      </SmallButton>
      {order.parcel.consignmentId && (
        <LinkButton
          variant="quiet"
          className="min-h-11! px-3! text-sm"
          href={labelsPath([order._id], { isAtOnce: true })}
          target="_blank"
        >
          {words.printLabel}
        </LinkButton>
      )}
      <Outcome {...booking} isOnCard={order.parcel.booking?.state === "refused"} />
    </div>
  );
}

interface OutcomeProps extends Pick<ReturnType<typeof useBookParcels>, "progress" | "result"> {
  /** Whether the card itself says what the courier said. */
  isOnCard: boolean;
}

/** What becomes of a booking. */
const Outcome = ({ progress, result, isOnCard }: OutcomeProps) => (
  <output className="basis-full text-sm wrap-anywhere empty:hidden">
    {progress ??
      result?.failures.map(({ why, lang }) => (
        <span key={why} lang={lang} className={isOnCard ? "sr-only" : "text-selvedge"}>
          {why}
        </span>
      ))}
  </output>
);

interface QuestionProps extends Omit<HandOverProps, "canBook"> {
  missing: "booking" | "code";
  onClose: () => void;
}

/** Asks where the card stands what a parcel is handed over without. */
function Question({ order, courier, missing, isBusy, onHandOver, onClose }: QuestionProps) {
  const typed = useCode({ onSend: onHandOver });
  const { orderNumber, cashToCollect } = order;
  const { handOver: words } = useWords("deskParcels");
  const { notYet } = useWords("deskKit").backIntoStock;
  const { money } = useWords("units");
  const { label, inWords } = useCourierName()(courier);
  const isOfCode = missing === "code";
  return (
    <form
      className="grid min-w-0 flex-auto grid-cols-1 gap-2 border-l-4 border-marigold pl-2"
      onSubmit={(event) => {
        event.preventDefault();
        typed.send();
      }}
    >
      <p className="text-sm">
        {isOfCode
          ? words.whichCode(inWords)
          : isUnsure(order)
            ? words.unsure(label)
            : words.notBooked(label, money(cashToCollect))}
      </p>
      {isOfCode && <CodeField orderNumber={orderNumber} {...typed.field} />}
      <div className="flex flex-wrap gap-1.5">
        {isOfCode && (
          <SmallButton type="submit" variant="primary" disabled={isBusy || typed.code === ""}>
            {words.to(inWords)}
          </SmallButton>
        )}
        <SmallButton
          disabled={isBusy}
          onClick={() => onHandOver(hasCodeOfAnother({ parcel: order.parcel, courier }) ? "" : undefined)}
        >
          {isOfCode ? words.withoutCode : words.withoutBooking}
        </SmallButton>
        <SmallButton disabled={isBusy} onClick={onClose}>
          {notYet}
        </SmallButton>
      </div>
    </form>
  );
}
