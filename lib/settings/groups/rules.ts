import { brandSchema } from "@/lib/settings/brand/schema";
import type { SettingGroupName } from "@/lib/settings/constants";
import { DEFAULT_DELIVERY_SETTINGS, deliverySchema } from "@/lib/settings/delivery/schema";
import { defineGroup } from "@/lib/settings/fields/define-group";
import { DEFAULT_HOME_SETTINGS } from "@/lib/settings/home/defaults";
import { homeSchema } from "@/lib/settings/home/schema";
import { DEFAULT_ORDERS_SETTINGS, ordersSettingsSchema } from "@/lib/settings/orders/schema";
import { DEFAULT_PAGES } from "@/lib/settings/pages/defaults";
import { pagesSchema } from "@/lib/settings/pages/schema";
import { DEFAULT_STOCK_SETTINGS, stockSettingsSchema } from "@/lib/settings/stock/schema";
import { DEFAULT_FACTS } from "@/lib/site";

/** The groups of settings that lower rooms read, by their names in the document. */
export const GROUPS = {
  brand: defineGroup({
    schema: brandSchema,
    defaults: DEFAULT_FACTS.brand,
    parts: [
      ["name", "tagline", "description"],
      ["phone", "whatsApp", "email"],
      ["outlet"],
      ["social"],
      ["registration"],
    ],
  }),
  delivery: defineGroup({
    schema: deliverySchema,
    defaults: DEFAULT_DELIVERY_SETTINGS,
    parts: [
      ["charges", "freeFrom"],
      ["days"],
      ["zones"],
      ["weekend", "holidays", "yearlyHolidays", "holidayNames"],
    ],
  }),
  orders: defineGroup({
    schema: ordersSettingsSchema,
    defaults: DEFAULT_ORDERS_SETTINGS,
    parts: [
      ["confirmationDays"],
      ["returnDays"],
      ["staffDiscountPercent"],
      ["bin", "vatPercent"],
      ["advanceTo"],
    ],
  }),
  home: defineGroup({
    schema: homeSchema,
    defaults: DEFAULT_HOME_SETTINGS,
    parts: [["slides"], ["trustLine", "sections"], ["row"], ["announcement"]],
  }),
  pages: defineGroup({
    schema: pagesSchema,
    defaults: DEFAULT_PAGES,
    parts: [["about"], ["faq"], ["returns"], ["privacy"], ["terms"]],
  }),
  stock: defineGroup({
    schema: stockSettingsSchema,
    defaults: DEFAULT_STOCK_SETTINGS,
    parts: [["lowStock"]],
  }),
} satisfies Partial<Record<SettingGroupName, unknown>>;
