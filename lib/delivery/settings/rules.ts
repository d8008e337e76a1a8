import { couriersSettingsSchema, DEFAULT_COURIERS_SETTINGS } from "@/lib/delivery/settings/schema";
import { defineGroup } from "@/lib/settings/fields/define-group";

export const COURIERS_GROUP = defineGroup({
  schema: couriersSettingsSchema,
  defaults: DEFAULT_COURIERS_SETTINGS,
  parts: [["default", "storeName"], ["pieceGrams"]],
});
