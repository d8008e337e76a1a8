import { useWords } from "#words";
import type { ReactNode } from "react";
import { COURIER_FACTS, findCourier } from "@/lib/delivery/couriers/registry";
import { trackingLink } from "@/lib/delivery/couriers/rules";
import type { OrderDto } from "@/lib/orders/dto";

interface ParcelFactsProps extends Pick<OrderDto, "tracking" | "amountDue"> {
  /** Left out where the viewer may be another person: then the courier asks for it. */
  phone?: string;
}

/** The courier of a parcel, its code, and the amount to pay at the door; the timeline shows the times. */
export function ParcelFacts({ tracking, amountDue, phone = "" }: ParcelFactsProps) {
  const words = useWords("orders").parcel;
  const { money } = useWords("units");
  if (!tracking && amountDue === undefined) return null;
  const courier = findCourier(tracking?.courier);
  const facts = courier && COURIER_FACTS[courier];
  const trackingCode = tracking?.trackingCode ?? "";
  const link = tracking?.trackingUrl ?? trackingLink({ courier: courier ?? undefined, trackingCode, phone });
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {amountDue !== undefined && (
        <Fact label={words.toPay}>
          <span className="price">{money(amountDue)}</span>
        </Fact>
      )}
      {facts && <Fact label={words.courier}>{words.courierName(courier, facts.label)}</Fact>}
      {trackingCode && (
        <Fact label={words.code}>
          <span className="wrap-anywhere tabular-nums">{trackingCode}</span>
        </Fact>
      )}
      {link && (
        <div className="self-end">
          <dt className="sr-only">{words.follow}</dt>
          <dd>
            <a href={link} target="_blank" rel="noreferrer" className="tap-link">
              {words.trackAt(facts && { name: courier, label: facts.labelInWords })}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="care-label">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
