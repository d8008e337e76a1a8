import { model, Schema } from "mongoose";

/** A link in a mail that proves, once, that the e-mail of an account is its user's. */
const emailVerificationSchema = new Schema(
  {
    /** SHA-256 of the token: the token itself is only in the mail. */
    tokenHash: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    expiresAt: { type: Date, required: true },
  },
  { timestamps: true },
);
emailVerificationSchema.index({ tokenHash: 1 }, { unique: true });
emailVerificationSchema.index({ userId: 1 });
emailVerificationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const EmailVerification = model("EmailVerification", emailVerificationSchema, "emailProofs", {
  overwriteModels: true,
});
