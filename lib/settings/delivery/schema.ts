import { z } from "zod";
import { datesField, dayNamesField, weekdaysField, yearlyDatesField } from "@/lib/settings/fields/day-fields";
import { chargeField, optionalSumField, rangeField } from "@/lib/settings/fields/setting-fields";
import type { DayName } from "@/lib/settings/holidays/rules";
import { zonesField } from "@/lib/settings/zones/zone-fields";
import { DEFAULT_DELIVERY, type Delivery } from "@/lib/site";

/** What the owner sets of the delivery: all that shoppers see, and what the owner calls the holidays. */
interface DeliverySettings extends Delivery {
  holidayNames: DayName[];
}

/** The delivery, as the owner sets it: what each field takes, and how its form shows it. */
export const deliverySchema = z.object({
  charges: z.object({
    "Inside Dhaka": chargeField(),
    "Outside Dhaka": chargeField(),
  }),
  freeFrom: optionalSumField(),
  days: z.object({
    "Inside Dhaka": rangeField(),
    "Outside Dhaka": rangeField(),
  }),
  zones: zonesField(),
  weekend: weekdaysField(),
  holidays: datesField(),
  yearlyHolidays: yearlyDatesField(),
  holidayNames: dayNamesField(),
}) satisfies z.ZodType<DeliverySettings>;

/** In the year of the default's dates, and in every year. */
const DEFAULT_NAMES: Readonly<Record<string, string>> = {
  "2027-03-09": "Eid-ul-Fitr",
  "2027-03-10": "Eid-ul-Fitr",
  "2027-03-11": "Eid-ul-Fitr",
  "2027-05-16": "Eid-ul-Azha",
  "2027-05-17": "Eid-ul-Azha",
  "2027-05-18": "Eid-ul-Azha",
  "02-21": "Language Martyrs’ Day",
  "03-26": "Independence Day",
  "04-14": "Pahela Baishakh",
  "05-01": "May Day",
  "08-05": "July Mass Uprising Day",
  "12-16": "Victory Day",
  "12-25": "Christmas Day",
};

export const DEFAULT_DELIVERY_SETTINGS: DeliverySettings = {
  ...DEFAULT_DELIVERY,
  holidayNames: Object.entries(DEFAULT_NAMES).map(([day, name]) => ({ day, name })),
};
