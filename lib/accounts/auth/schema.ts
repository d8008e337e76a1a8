import { z } from "zod";
import { emailSchema, passwordSchema } from "@/lib/accounts/users/schema";

export const requestPasswordResetSchema = z.object({ email: emailSchema });

const oneTimeTokenSchema = z
  .string()
  .regex(/^[\w-]{43}$/, "This link is incomplete. Please open it from the email again.");

export const confirmPasswordResetSchema = z.object({
  token: oneTimeTokenSchema,
  password: passwordSchema,
});

export const confirmEmailVerificationSchema = z.object({ token: oneTimeTokenSchema });

export type ConfirmEmailVerificationInput = z.output<typeof confirmEmailVerificationSchema>;

export type ConfirmPasswordResetInput = z.output<typeof confirmPasswordResetSchema>;
