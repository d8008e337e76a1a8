import { z } from "zod";
import { emailSchema, passwordSchema } from "@/lib/users/schema";

export const requestPasswordResetSchema = z.object({ email: emailSchema });

const mailedTokenSchema = z
  .string()
  .regex(/^[\w-]{43}$/, "This link is incomplete. Please open it from the email again.");

export const confirmPasswordResetSchema = z.object({
  token: mailedTokenSchema,
  password: passwordSchema,
});

export const confirmEmailProofSchema = z.object({ token: mailedTokenSchema });

export type ConfirmEmailProofInput = z.output<typeof confirmEmailProofSchema>;

export type ConfirmPasswordResetInput = z.output<typeof confirmPasswordResetSchema>;
