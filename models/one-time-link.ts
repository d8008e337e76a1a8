import "@/models/settings";
import { model, Schema } from "mongoose";
import { stamped } from "@/models/part";

/** A link in a mail that does something once. */
function linkSchema() {
  const schema = stamped({
    /** SHA-256 of the token: the token itself is only in the mail. */
    tokenHash: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    expiresAt: { type: Date, required: true },
  });
  schema.index({ tokenHash: 1 }, { unique: true });
  schema.index({ userId: 1 });
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  return schema;
}

/** Proves that the e-mail of an account is its user's. */
export const EmailVerification = model("EmailVerification", linkSchema(), "emailProofs");

/** Sets a new password. */
export const PasswordReset = model("PasswordReset", linkSchema(), "passwordResets");
