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
  confirmationDays: rangeField({ least: 1 }),
  returnDays: dayCountField(),
  staffDiscountPercent: percentField(),
  bin: optionalBinField(),
  vatPercent: rateField(),
}) satisfies z.ZodType<OrderTerms & VatTerms>;

export type OrdersSettings = z.output<typeof ordersSettingsSchema>;

export const DEFAULT_ORDERS_SETTINGS: OrdersSettings = {
  ...DEFAULT_ORDER_TERMS,
  staffDiscountPercent: 10,
  bin: "",
  vatPercent: 0,
};
