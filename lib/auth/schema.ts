import { z } from "zod";
import { isAllowedPassword, WEAK_PASSWORD_MESSAGE } from "@/lib/auth/rules";
import { emailSchema } from "@/lib/users/schema";

export const requestPasswordResetSchema = z.object({ email: emailSchema });

const mailedTokenSchema = z
  .string()
  .regex(/^[\w-]{43}$/, "This link is not complete. Please open it from the mail again.");

export const confirmPasswordResetSchema = z.object({
  token: mailedTokenSchema,
  password: z.string().refine(isAllowedPassword, WEAK_PASSWORD_MESSAGE),
});

export const confirmEmailProofSchema = z.object({ token: mailedTokenSchema });

export type ConfirmEmailProofInput = z.output<typeof confirmEmailProofSchema>;

export type ConfirmPasswordResetInput = z.output<typeof confirmPasswordResetSchema>;
