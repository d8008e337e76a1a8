import { z } from "zod";
import { cleanLine, isVisible } from "@/lib/platform/text/text";

const MAX_REASON_LENGTH = 200;
const MAX_DAYS = 365;

/** POST /orders/{id}/phoneBlock. */
export const blockPhoneSchema = z.object({
  reason: z
    .string("Please say why.")
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .max(MAX_REASON_LENGTH, `Please keep the reason to ${MAX_REASON_LENGTH} characters.`)
        .refine(isVisible, "Please say why."),
    ),
  days: z
    .int("Please choose for how long.")
    .min(1, "Please choose for how long.")
    .max(MAX_DAYS, `At most ${MAX_DAYS} days.`),
});

export type BlockPhoneInput = z.output<typeof blockPhoneSchema>;
