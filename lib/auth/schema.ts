import { z } from "zod";
import { emailSchema, passwordSchema } from "@/lib/users/schema";

export const requestPasswordResetSchema = z.object({ email: emailSchema });

export const confirmPasswordResetSchema = z.object({
  token: z.string().regex(/^[\w-]{43}$/, "This link is incomplete. Please open it from the email again."),
  password: passwordSchema,
});

export type ConfirmPasswordResetInput = z.output<typeof confirmPasswordResetSchema>;
