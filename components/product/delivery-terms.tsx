import { useLanguage, useWords } from "#words";
import { ArrivalDates } from "@/components/product/arrival-dates";
import { StaticIcon } from "@/components/ui/static-icon";
import { chargeFor } from "@/lib/orders/charges/rules";
import { deliveryFacts } from "@/lib/shop-facts";
import { type DayRange, DELIVERY_LOCATIONS } from "@/lib/site";
import { langOfName } from "@/lib/words/owners-text";

/** The zones that are shown at once; more of them are folded. */
const MOST_ZONES_SHOWN = 3;

interface Terms {
  name: string;
  /** Of the name, where that is another than the page's. */
  lang: string | undefined;
  charge: number;
  days: Readonly<DayRange>;
}

/** When the money is due, and delivery time and charge by location and zone, of a product at this price, in whole BDT. */
export function DeliveryTerms({ price }: { price: number }) {
  const { charges, freeFrom, days, zones } = deliveryFacts();
  const words = useWords("product").delivery;
  const { money } = useWords("units");
  const language = useLanguage();
  const terms: Terms[] = [
    ...DELIVERY_LOCATIONS.map((location) => ({
      name: words.location(location),
      lang: undefined,
      charge: charges[location],
      days: days[location],
    })),
    ...zones.map((zone) => {
      const name = words.zone(zone);
      return { name, lang: langOfName(language, name, zone.name), charge: zone.charge, days: zone.days };
    }),
  ];
  const listTerms = (some: readonly Terms[]) =>
    some.map((one) => (
      <TermsRow key={one.name} {...one} charge={chargeFor({ charge: one.charge, freeFrom }, price)} />
    ));
  const shown = DELIVERY_LOCATIONS.length + (zones.length > MOST_ZONES_SHOWN ? 0 : MOST_ZONES_SHOWN);
  return (
    <div className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <StaticIcon name="banknote" className="mt-0.5 size-5 text-indigo" />
      <p className="mb-1.5">{words.lookThenPay}</p>
      <StaticIcon name="truck" className="mt-0.5 size-5 text-indigo" />
      <dl className="grid gap-1.5">
        {listTerms(terms.slice(0, shown))}
        {freeFrom !== null && (
          <div>
            <dt className="sr-only">{words.free}</dt>
            <dd>{price >= freeFrom ? words.isFree : words.freeFrom(money(freeFrom))}</dd>
          </div>
        )}
      </dl>
      {terms.length > shown && (
        <details className="col-start-2">
          <summary className="min-h-11 py-3">{words.zones}</summary>
          <dl className="grid gap-1.5">{listTerms(terms.slice(shown))}</dl>
        </details>
      )}
    </div>
  );
}

function TermsRow({ name, lang, charge, days }: Terms) {
  const { arrives } = useWords("product").delivery;
  const { businessDays, money } = useWords("units");
  const { weekend, holidays, yearlyHolidays } = deliveryFacts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <dt lang={lang} className="col-span-full font-semibold wrap-anywhere sm:col-span-1">
        {name}
      </dt>
      <dd className="tabular-nums">
        <span className="block">{arrives(businessDays(days))}</span>
        <ArrivalDates days={days} calendar={{ weekend, holidays, yearlyHolidays }} />
      </dd>
      <dd className="price font-medium">{money(charge)}</dd>
    </div>
  );
}
