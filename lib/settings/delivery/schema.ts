import { z } from "zod";
import {
  chargeField,
  datesField,
  optionalSumField,
  rangeField,
  weekdaysField,
} from "@/lib/settings/fields/setting-fields";
import type { Delivery } from "@/lib/site";

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
  weekend: weekdaysField({
    label: "Weekend",
    about:
      "The days that are not working days, separated by commas. As with holidays, neither deliveries nor your calls to confirm orders are due on them.",
  }),
  holidays: datesField({
    label: "Holidays",
    about: "One date on each line, such as 2027-03-09. The national holidays of each year are known already.",
  }),
}) satisfies z.ZodType<Delivery>;
