import { Barcode } from "@/components/print/barcode";
import type { PaperWords } from "@/components/print/paper-words";
import { COURIER_FACTS, findCourier } from "@/lib/delivery/couriers/registry";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";

/** A longer code would have bars too thin for a scanner. */
const MOST_SCANNED = 24;

/** Whether a courier has given the parcel a code of its own. */
export const isCoded = ({ consignmentId, tracking }: PrintedOrder): boolean =>
  consignmentId !== "" || Boolean(tracking?.trackingCode);

interface LabelCodesProps {
  order: PrintedOrder;
  words: PaperWords;
}

/** The code to scan: the courier's code of a booked parcel, else our order number. */
export function LabelCodes({ order, words }: LabelCodesProps) {
  const { orders, papers } = words;
  const { orderNumber, consignmentId, tracking } = order;
  const courier = findCourier(tracking?.courier);
  const trackingCode = tracking?.trackingCode ?? "";
  if (!isCoded(order)) return <Bars text={String(orderNumber)} words={words} />;
  return (
    <>
      {trackingCode && (
        <Code
          text={trackingCode}
          name={
            courier ? orders.parcel.courierName(courier, COURIER_FACTS[courier].label) : orders.parcel.code
          }
          words={words}
        />
      )}
      {consignmentId && consignmentId !== trackingCode && (
        <Code text={consignmentId} name={papers.label.consignment} words={words} />
      )}
    </>
  );
}

interface BarsProps {
  text: string;
  words: PaperWords;
}

const Bars = ({ text, words }: BarsProps) => (
  <Barcode text={text} label={words.papers.label.barcode(text)} className="bars" />
);

function Code({ text, name, words }: BarsProps & { name: string }) {
  return (
    <div>
      {text.length <= MOST_SCANNED && <Bars text={text} words={words} />}
      <p className="small flex justify-between gap-2">
        <span>{name}</span>
        <strong className="font-semibold wrap-anywhere tabular-nums">{text}</strong>
      </p>
    </div>
  );
}
