import "@/models/settings";
import { model, Schema } from "mongoose";
import { stamped } from "@/models/part";

/** A code that was sent to a phone, for whoever is signed in to prove that it is theirs. One at a time for an account. */
const phoneProofSchema = stamped({
  userId: { type: Schema.Types.ObjectId, required: true },
  phone: { type: String, required: true },
  /** A keyed digest: six digits are guessed from a plain one. */
  codeDigest: { type: String, required: true },
  /** Codes that were tried so far. */
  tries: { type: Number, required: true, default: 0 },
  expiresAt: { type: Date, required: true },
});
phoneProofSchema.index({ userId: 1 }, { unique: true });
phoneProofSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PhoneProof = model("PhoneProof", phoneProofSchema, "phoneProofs");
