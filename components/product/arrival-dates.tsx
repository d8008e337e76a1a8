"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { DELIVERY_DAYS, type DeliveryLocation } from "@/lib/site";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { addWorkingDays, formatDays } from "@/lib/settings/working-days";

/** When an order of today arrives; in how many days without a script, which the page may have been made on another day. */
export function ArrivalDates({ location }: { location: DeliveryLocation }) {
  const { min, max } = DELIVERY_DAYS[location];
  return useBrowserValue(() => {
    const today = toDhakaDay(Date.now());
    return `arrives ${formatDays(addWorkingDays(today, min), addWorkingDays(today, max))}`;
  }, `arrives in ${min} – ${max} working days`);
}
