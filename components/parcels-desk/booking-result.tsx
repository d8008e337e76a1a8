import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import type { Bookings } from "@/components/parcels-desk/use-book-parcels";

/** What became of a booking, each failure for itself; those of one reason beside each other. */
export function BookingResult({ result: { courier, booked, failures, left } }: { result: Bookings }) {
  const reasons = [...new Set(failures.map(({ why }) => why))];
  return (
    <>
      <span className="block font-semibold">
        Booked with {COURIER_FACTS[courier].labelInWords}: {booked}
        {failures.length > 0 && `, not ${failures.length}`}
        {left > 0 && `, not tried ${left}`}.
      </span>
      {reasons.map((reason) => (
        <span key={reason} className="block text-selvedge">
          {numbersOf(failures, reason)}: {reason}
        </span>
      ))}
    </>
  );
}

const numbersOf = (failures: Bookings["failures"], reason: string): string =>
  failures.flatMap(({ orderNumber, why }) => (why === reason ? [orderNumber] : [])).join(", ");
