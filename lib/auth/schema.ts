import { z } from "zod";
import { isAllowedPassword, WEAK_PASSWORD_MESSAGE } from "@/lib/auth/rules";
import { emailSchema } from "@/lib/users/schema";

export const requestPasswordResetSchema = z.object({ email: emailSchema });

export const confirmPasswordResetSchema = z.object({
  token: z.string().regex(/^[\w-]{43}$/, "This link is incomplete. Please open it from the email again."),
  password: z.string().refine(isAllowedPassword, WEAK_PASSWORD_MESSAGE),
});

export type ConfirmPasswordResetInput = z.output<typeof confirmPasswordResetSchema>;
