import { model, Schema } from "mongoose";

/** A link in a mail that sets a new password once. */
const passwordResetSchema = new Schema(
  {
    /** SHA-256 of the token: the token itself is only in the mail. */
    tokenHash: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    expiresAt: { type: Date, required: true },
  },
  { timestamps: true },
);
passwordResetSchema.index({ tokenHash: 1 }, { unique: true });
passwordResetSchema.index({ userId: 1 });
passwordResetSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PasswordReset = model("PasswordReset", passwordResetSchema, "passwordResets", {
  overwriteModels: true,
});
