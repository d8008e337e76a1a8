import "server-only";
import { brandSchema } from "@/lib/settings/brand/schema";
import { withDefaults } from "@/lib/settings/fields/with-defaults";
import { type Brand, DEFAULT_BRAND } from "@/lib/site";

/** The brand as the owner has set it, else as by default. */
export const toBrand = (group: unknown): Brand => withDefaults(brandSchema, group, DEFAULT_BRAND);
