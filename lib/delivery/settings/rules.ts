import { couriersSettingsSchema, DEFAULT_COURIERS_SETTINGS } from "@/lib/delivery/settings/schema";
import { defineGroup } from "@/lib/settings/fields/define-group";

export const COURIERS_GROUP = defineGroup({
  schema: couriersSettingsSchema,
  defaults: DEFAULT_COURIERS_SETTINGS,
  page: {
    title: "Couriers",
    about:
      "Who carries the parcels, and what they are told. A change counts for what is packed from then on.",
    parts: [
      { title: "Handing over", has: ["default", "storeName"] },
      { title: "Weights of pieces", has: ["pieceGrams"] },
    ],
  },
});
