import { Barcode } from "@/components/print/barcode";
import { COURIER_FACTS, findCourier } from "@/lib/delivery/couriers/registry";
import type { PrintedOrder } from "@/lib/orders/all-orders/dto";

/** A longer code would have bars too thin for a scanner. */
const MOST_SCANNED = 24;

/** Whether a courier has given the parcel a code of its own. */
export const isCoded = ({ consignmentId, tracking }: PrintedOrder): boolean =>
  consignmentId !== "" || Boolean(tracking?.trackingCode);

/** The code to scan: the courier's code of a booked parcel, else our order number. */
export function LabelCodes({ order }: { order: PrintedOrder }) {
  const { orderNumber, consignmentId, tracking } = order;
  const courier = findCourier(tracking?.courier);
  const trackingCode = tracking?.trackingCode ?? "";
  if (!isCoded(order)) return <Barcode text={String(orderNumber)} className="bars" />;
  return (
    <>
      {trackingCode && (
        <Code text={trackingCode} name={courier ? COURIER_FACTS[courier].label : "Tracking code"} />
      )}
      {consignmentId && consignmentId !== trackingCode && <Code text={consignmentId} name="Consignment" />}
    </>
  );
}

function Code({ text, name }: { text: string; name: string }) {
  return (
    <div>
      {text.length <= MOST_SCANNED && <Barcode text={text} className="bars" />}
      <p className="small flex justify-between gap-2">
        <span>{name}</span>
        <strong className="font-semibold wrap-anywhere tabular-nums">{text}</strong>
      </p>
    </div>
  );
}
