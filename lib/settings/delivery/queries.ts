import "server-only";
import { deliverySchema } from "@/lib/settings/delivery/schema";
import { withDefaults } from "@/lib/settings/fields/with-defaults";
import { DEFAULT_DELIVERY, type Delivery } from "@/lib/site";

/** The delivery as the owner has set it, else as by default. */
export const toDelivery = (group: unknown): Delivery => withDefaults(deliverySchema, group, DEFAULT_DELIVERY);
