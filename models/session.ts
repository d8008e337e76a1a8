import "@/models/settings";
import { model, Schema } from "mongoose";
import { stamped } from "@/models/part";

const sessionSchema = stamped({
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  expiresAt: { type: Date, required: true },
});
sessionSchema.index({ userId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const Session = model("Session", sessionSchema, "sessions");
