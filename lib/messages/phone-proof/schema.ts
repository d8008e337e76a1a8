import { z } from "zod";
import { phoneSchema } from "@/lib/orders/schema";
import { LANGUAGES } from "@/lib/words/constants";
import { toLatinDigits } from "@/lib/platform/text/digits";

export const CODE_DIGITS = 6;
const CODE = new RegExp(String.raw`^\d{${CODE_DIGITS}}$`);

/** POST /phoneProofs. */
export const requestPhoneCodeSchema = z.object({
  phone: phoneSchema,
  language: z.enum(LANGUAGES).optional().describe("Of the SMS."),
});

/** POST /phoneProofs/confirm. */
export const confirmPhoneCodeSchema = z.object({
  phone: phoneSchema,
  code: z
    .string("Please enter the code.")
    .transform((text) => toLatinDigits(text).replace(/\s/g, ""))
    .pipe(z.string().regex(CODE, `Please enter the ${CODE_DIGITS} digits of the SMS.`)),
});

export type ConfirmPhoneCodeInput = z.output<typeof confirmPhoneCodeSchema>;
