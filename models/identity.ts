import "@/models/settings";
import { model, Schema } from "mongoose";
import { stamped } from "@/models/part";

/** A social account, keyed by provider and its id there. */
const identitySchema = stamped({
  provider: { type: String, required: true },
  providerAccountId: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
});
identitySchema.index({ provider: 1, providerAccountId: 1 }, { unique: true });
identitySchema.index({ userId: 1 });

export const Identity = model("Identity", identitySchema, "identities");
