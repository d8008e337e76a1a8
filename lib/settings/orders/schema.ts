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
import { orders } from "@/lib/words/en/desk-settings-fields";

const { fields } = orders;

/** What the owner sets of orders: what each field takes, and how its form shows it. */
export const ordersSettingsSchema = z.object({
  confirmationDays: rangeField({ ...fields.confirmationDays, least: 1 }),
  returnDays: dayCountField(fields.returnDays),
  staffDiscountPercent: percentField(fields.staffDiscountPercent),
  bin: optionalBinField(fields.bin),
  vatPercent: rateField(fields.vatPercent),
}) satisfies z.ZodType<OrderTerms & VatTerms>;

export type OrdersSettings = z.output<typeof ordersSettingsSchema>;

export const DEFAULT_ORDERS_SETTINGS: OrdersSettings = {
  ...DEFAULT_ORDER_TERMS,
  staffDiscountPercent: 10,
  bin: "",
  vatPercent: 0,
};
