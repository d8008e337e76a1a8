import type { z } from "zod";
import { brandSchema } from "@/lib/settings/brand/schema";
import { DEFAULT_BRAND } from "@/lib/site";

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
} satisfies Record<string, SettingGroup>;

export type GroupName = keyof typeof GROUPS;

export const GROUP_NAMES = Object.keys(GROUPS).filter(isGroupName);

function isGroupName(name: string): name is GroupName {
  return Object.hasOwn(GROUPS, name);
}

/** The group of a name; null where there is none. */
export const findGroup = (name: string) => (isGroupName(name) ? { name, ...GROUPS[name] } : null);
