import { z } from "zod";
import { MAX_PASSWORD_LENGTH } from "@/lib/accounts/passwords/rules";

/** POST /users/me/deletion. An account without a password needs a sign-in of just now instead. */
export const deleteAccountSchema = z.object({
  password: z
    .string("Please enter your password.")
    .min(1, "Please enter your password.")
    .max(MAX_PASSWORD_LENGTH, "This is not your password.")
    .optional(),
});

export type DeleteAccountInput = z.output<typeof deleteAccountSchema>;
