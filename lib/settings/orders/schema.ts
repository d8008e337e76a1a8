import { z } from "zod";
import {
  dayCountField,
  optionalBinField,
  percentField,
  rangeField,
  rateField,
} from "@/lib/settings/fields/setting-fields";
import type { VatTerms } from "@/lib/settings/vat/rules";
import { DEFAULT_ORDER_TERMS, type OrderTerms } from "@/lib/site";

/** What the owner sets of orders: what each field takes, and how its form shows it. */
export const ordersSettingsSchema = z.object({
  confirmationDays: rangeField({
    label: "Days until you call",
    about:
      "Business days from the order to your call that confirms it, such as 0–1. Shoppers are promised the longest, and To Call warns when it is over.",
    least: 1,
  }),
  returnDays: dayCountField({
    label: "Days for a return",
    about:
      "From the delivery, or from the purchase at the outlet. It also applies to orders that are already delivered.",
  }),
  staffDiscountPercent: percentField({
    label: "Staff’s discount",
    about:
      "In per cent. Staff can take at most this much off the items of an order. An admin can take off more.",
  }),
  bin: optionalBinField({
    label: "BIN",
    about: "Your business identification number. With it, invoices say how much VAT is in them.",
  }),
  vatPercent: rateField({
    label: "VAT in per cent",
    about: "The rate that your prices and delivery charges include, such as 7.5.",
  }),
}) satisfies z.ZodType<OrderTerms & VatTerms>;

export type OrdersSettings = z.output<typeof ordersSettingsSchema>;

export const DEFAULT_ORDERS_SETTINGS: OrdersSettings = {
  ...DEFAULT_ORDER_TERMS,
  staffDiscountPercent: 10,
  bin: "",
  vatPercent: 0,
};
