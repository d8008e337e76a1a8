import { z } from "zod";

const PERCENT = "Please enter a whole number from 0 to 100, or nothing.";

export const ordersSettingsSchema = z.object({
  staffDiscountPercent: z
    .int(PERCENT)
    .min(0, PERCENT)
    .max(100, PERCENT)
    .describe("What staff may take off the items of an order; admins may take off more."),
});

export type OrdersSettings = z.output<typeof ordersSettingsSchema>;

export const DEFAULT_ORDERS_SETTINGS: OrdersSettings = { staffDiscountPercent: 10 };
