import { z } from "zod";
import {
  dayCountField,
  optionalBinField,
  optionalMobileField,
  percentField,
  rangeField,
  rateField,
  SETTING_FIELDS,
} from "@/lib/settings/fields/setting-fields";
import type { VatTerms } from "@/lib/settings/vat/rules";
import { ADVANCE_WALLETS } from "@/lib/settings/constants";
import { DEFAULT_ORDER_TERMS, type OrderTerms } from "@/lib/site";
import { WALLETS } from "@/lib/words/en/wallets";

const ADVANCE_CHOICES = ["none", ...ADVANCE_WALLETS] as const;
const CHOICE_LABELS = { none: "None", ...WALLETS };

/** What the owner sets of orders: what each field takes, and how its form shows it. */
export const ordersSettingsSchema = z.object({
  confirmationDays: rangeField({ least: 1 }),
  returnDays: dayCountField(),
  staffDiscountPercent: percentField(),
  bin: optionalBinField(),
  vatPercent: rateField(),
  advanceTo: z.object({
    wallet: z.enum(ADVANCE_CHOICES).register(SETTING_FIELDS, {
      kind: "choice",
      choices: ADVANCE_CHOICES.map((choice) => CHOICE_LABELS[choice]),
      show: (value) => CHOICE_LABELS[ADVANCE_CHOICES.find((known) => known === value) ?? "none"],
      read: (label) => ADVANCE_CHOICES.find((known) => CHOICE_LABELS[known] === label),
    }),
    number: optionalMobileField(),
  }),
}) satisfies z.ZodType<OrderTerms & VatTerms>;

export type OrdersSettings = z.output<typeof ordersSettingsSchema>;

export const DEFAULT_ORDERS_SETTINGS: OrdersSettings = {
  ...DEFAULT_ORDER_TERMS,
  staffDiscountPercent: 10,
  bin: "",
  vatPercent: 0,
};
