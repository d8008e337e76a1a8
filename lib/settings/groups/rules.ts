import type { z } from "zod";
import { brandSchema } from "@/lib/settings/brand/schema";
import { deliverySchema } from "@/lib/settings/delivery/schema";
import { DEFAULT_BRAND, DEFAULT_DELIVERY } from "@/lib/site";

interface SettingGroup {
  /** Of its page. */
  title: string;
  about: string;
  schema: z.ZodObject;
  defaults: object;
  /** The parts of its form, with the fields or groups of fields that each has. */
  parts: readonly { title: string; has: readonly string[] }[];
}

/** The groups of settings that have a page of their own, by their names in the document. */
export const GROUPS = {
  brand: {
    title: "Brand",
    about: "Who the shop is, and how it is reached. A change shows on every page at once.",
    schema: brandSchema,
    defaults: DEFAULT_BRAND,
    parts: [
      { title: "The shop", has: ["name", "tagline", "description"] },
      { title: "Contact", has: ["phone", "whatsApp", "email"] },
      { title: "Outlet", has: ["outlet"] },
      { title: "Social media", has: ["social"] },
    ],
  },
  delivery: {
    title: "Delivery",
    about:
      "What a delivery costs, and how long it takes. A change counts for every order that is placed from then on; orders that are placed keep their charge.",
    schema: deliverySchema,
    defaults: DEFAULT_DELIVERY,
    parts: [
      { title: "Charges", has: ["charges"] },
      { title: "Working days to the door", has: ["days"] },
      { title: "Days without deliveries", has: ["weekend", "holidays"] },
    ],
  },
} satisfies Record<string, SettingGroup>;

export type GroupName = keyof typeof GROUPS;

export const GROUP_NAMES = Object.keys(GROUPS).filter(isGroupName);

function isGroupName(name: string): name is GroupName {
  return Object.hasOwn(GROUPS, name);
}

/** The group of a name; null where there is none. */
export const findGroup = (name: string) => (isGroupName(name) ? { name, ...GROUPS[name] } : null);
