import "@/models/settings";
import { model, Schema } from "mongoose";
import { stamped } from "@/models/part";

/** What the owner has set, by group: one document. What is not there is as by default. */
const shopSettingsSchema = stamped({
  _id: { type: String, required: true },
  /** Rises with each change. */
  version: { type: Number, required: true },
  /** See lib/messages/settings/queries.ts. */
  messages: { type: Schema.Types.Mixed },
  /** See lib/settings/brand/queries.ts. */
  brand: { type: Schema.Types.Mixed },
  /** See lib/settings/delivery/queries.ts. */
  delivery: { type: Schema.Types.Mixed },
  /** See lib/settings/stock/queries.ts. */
  stock: { type: Schema.Types.Mixed },
  /** See lib/settings/orders/queries.ts. */
  orders: { type: Schema.Types.Mixed },
  /** See lib/settings/couriers/queries.ts. */
  couriers: { type: Schema.Types.Mixed },
});

export const ShopSettings = model("ShopSettings", shopSettingsSchema, "settings");
