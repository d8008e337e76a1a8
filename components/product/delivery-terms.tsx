import { ArrivalDates } from "@/components/product/arrival-dates";
import { StaticIcon } from "@/components/ui/static-icon";
import { deliveryCharge } from "@/lib/orders/charges/rules";
import { formatBdt } from "@/lib/platform/text/format";
import { deliveryFacts, deliveryTime } from "@/lib/shop-facts";
import { DELIVERY_LOCATIONS } from "@/lib/site";

/** Delivery time and charge by location, of a product at this price, in whole BDT. */
export function DeliveryTerms({ price }: { price: number }) {
  const { freeFrom, days, weekend, holidays, yearlyHolidays } = deliveryFacts();
  const calendar = { weekend, holidays, yearlyHolidays };
  return (
    <div className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <StaticIcon name="truck" className="mt-0.5 size-5 text-indigo" />
      <dl className="grid gap-1.5">
        {DELIVERY_LOCATIONS.map((location) => (
          <div
            key={location}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <dt className="col-span-full font-semibold sm:col-span-1">{location}</dt>
            <dd className="tabular-nums">
              <span className="block">{`arrives in ${deliveryTime(location)}`}</span>
              <ArrivalDates days={days[location]} calendar={calendar} />
            </dd>
            <dd className="price font-medium">
              {formatBdt(deliveryCharge({ deliveryLocation: location }, price))}
            </dd>
          </div>
        ))}
        {freeFrom !== null && (
          <div>
            <dt className="sr-only">Free delivery</dt>
            <dd>{freeDeliveryInWords(freeFrom, price)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

const freeDeliveryInWords = (freeFrom: number, price: number): string =>
  price >= freeFrom
    ? "Delivery of this product is free."
    : `Delivery is free for orders of ${formatBdt(freeFrom)} or more.`;
