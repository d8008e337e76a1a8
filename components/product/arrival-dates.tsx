"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { deliveryFacts, deliveryTime } from "@/lib/shop-facts";
import { type DeliveryLocation } from "@/lib/site";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { formatDays } from "@/lib/platform/time/format-day";
import { addWorkingDays } from "@/lib/settings/working-days";

/** Keeps the line's height, so that nothing moves when the dates appear. */
const NOT_YET = "\u00a0";

/** When an order of today arrives. The browser computes the dates, because the page may be from another day. */
export function ArrivalDates({ location }: { location: DeliveryLocation }) {
  const { min, max } = deliveryFacts().days[location];
  const dates = useBrowserValue(() => {
    const today = toDhakaDay(Date.now());
    return formatDays(addWorkingDays(today, min), addWorkingDays(today, max));
  }, NOT_YET);
  return (
    <>
      <span className="block">{`arrives in ${deliveryTime(location)}`}</span>
      <span className="block text-muted">{dates}</span>
    </>
  );
}
