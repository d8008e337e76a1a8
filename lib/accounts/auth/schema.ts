import { z } from "zod";
import { emailSchema, passwordSchema } from "@/lib/accounts/users/schema";
import { LANGUAGES } from "@/lib/words/constants";
import { shared } from "@/lib/words/en/shared";

const mailLanguageSchema = z.enum(LANGUAGES).optional().describe("Of the mail.");

export const requestPasswordResetSchema = z.object({ email: emailSchema, language: mailLanguageSchema });

export const requestEmailVerificationSchema = z.object({ language: mailLanguageSchema });

const oneTimeTokenSchema = z.string().regex(/^[\w-]{43}$/, shared.incompleteLink);

export const confirmPasswordResetSchema = z.object({
  token: oneTimeTokenSchema,
  password: passwordSchema,
});

export const confirmEmailVerificationSchema = z.object({ token: oneTimeTokenSchema });

export type ConfirmEmailVerificationInput = z.output<typeof confirmEmailVerificationSchema>;

export type ConfirmPasswordResetInput = z.output<typeof confirmPasswordResetSchema>;
