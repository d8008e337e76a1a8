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

const CHARGE = "In whole BDT. On product pages, at the checkout, and for search engines.";
const DAYS = "From the order to the door, such as 2–3.";

/** The delivery, as the owner sets it: what each field takes, and how its form shows it. */
export const deliverySchema = z.object({
  charges: z.object({
    "Inside Dhaka": chargeField({ label: "Charge inside Dhaka", about: CHARGE }),
    "Outside Dhaka": chargeField({ label: "Charge outside Dhaka", about: CHARGE }),
  }),
  freeFrom: optionalSumField({
    label: "Delivery is free from",
    about:
      "In whole BDT of items, discounts taken off; empty if delivery is never free. In the cart, at the checkout and on product pages.",
  }),
  days: z.object({
    "Inside Dhaka": rangeField({ label: "Days inside Dhaka", about: DAYS }),
    "Outside Dhaka": rangeField({ label: "Days outside Dhaka", about: DAYS }),
  }),
  zones: zonesField({
    label: "Zones",
    about:
      "Places with a charge and a time of their own. While there is a zone, the checkout asks for the district and the thana.",
  }),
  weekend: weekdaysField({
    label: "Weekend",
    about:
      "The days that are not business days. As with holidays, neither deliveries nor your calls to confirm orders are due on them.",
  }),
  holidays: datesField({ label: "Holidays" }),
  yearlyHolidays: yearlyDatesField({ label: "Holidays of every year" }),
  holidayNames: dayNamesField({ label: "Names of the holidays" }),
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
