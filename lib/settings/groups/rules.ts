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
    page: {
      title: "Brand",
      about: "Who the shop is, and how it is reached. A change shows on every page at once.",
      parts: [
        { title: "The shop", has: ["name", "tagline", "description"] },
        { title: "Contact", has: ["phone", "whatsApp", "email"] },
        { title: "Outlet", has: ["outlet"] },
        { title: "Social media", has: ["social"] },
      ],
    },
  }),
  delivery: defineGroup({
    schema: deliverySchema,
    defaults: DEFAULT_DELIVERY_SETTINGS,
    page: {
      title: "Delivery",
      about:
        "What a delivery costs, and how long it takes. A change counts for every order that is placed from then on; orders that are placed keep their charge.",
      parts: [
        { title: "Charges", has: ["charges", "freeFrom"] },
        { title: "Business days to the door", has: ["days"] },
        { title: "Places with a charge of their own", has: ["zones"] },
        { title: "Days without deliveries", has: ["weekend", "holidays", "yearlyHolidays", "holidayNames"] },
      ],
    },
  }),
  orders: defineGroup({
    schema: ordersSettingsSchema,
    defaults: DEFAULT_ORDERS_SETTINGS,
    page: {
      title: "Orders",
      about: "What you promise about orders. A change shows on every page, and in what is sent from then on.",
      parts: [
        { title: "Confirmation", has: ["confirmationDays"] },
        { title: "Return and exchange", has: ["returnDays"] },
        { title: "Staff", has: ["staffDiscountPercent"] },
        { title: "VAT", has: ["bin", "vatPercent"] },
      ],
    },
  }),
  home: defineGroup({
    schema: homeSchema,
    defaults: DEFAULT_HOME_SETTINGS,
    page: {
      title: "Home",
      about: "The home page, and the line at the top of the shop’s pages. A change shows at once.",
      parts: [
        { title: "Slides", has: ["slides"] },
        { title: "Below the slides", has: ["trustLine", "sections"] },
        { title: "Your own row of products", has: ["row"] },
        { title: "Announcement", has: ["announcement"] },
      ],
    },
  }),
  pages: defineGroup({
    schema: pagesSchema,
    defaults: DEFAULT_PAGES,
    page: {
      title: "Pages",
      about: "What the shop tells in longer texts. Each is saved as a whole, and shows at once.",
      parts: [
        { title: "About & Contact", has: ["about"] },
        { title: "Good to know", has: ["faq"] },
        { title: "Return & Exchange", has: ["returns"] },
        { title: "Privacy", has: ["privacy"] },
        { title: "Terms", has: ["terms"] },
      ],
    },
  }),
  stock: defineGroup({
    schema: stockSettingsSchema,
    defaults: DEFAULT_STOCK_SETTINGS,
    page: {
      title: "Stock",
      about: "When the desk is warned that something runs out.",
      parts: [{ title: "Low stock", has: ["lowStock"] }],
    },
  }),
} satisfies Partial<Record<SettingGroupName, unknown>>;
