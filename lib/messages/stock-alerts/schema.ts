import { z } from "zod";
import { idSchema } from "@/lib/platform/http/id-schema";
import { parseMobile } from "@/lib/platform/text/phone";
import { optionTextOrNone } from "@/lib/stock/option-text";
import type { AlertChannel } from "@/lib/messages/stock-alerts/constants";
import { emailSchema } from "@/lib/accounts/users/schema";
import { readBy } from "@/lib/platform/http/schema";
import { LANGUAGES } from "@/lib/words/constants";
import { shared } from "@/lib/words/en/shared";

const MAX_CONTACT_LENGTH = 300;
const CONTACT_MESSAGE = "Please enter a mobile number such as 01712345678, or an email address.";

interface Contact {
  channel: AlertChannel;
  /** As it is stored and compared. */
  address: string;
}

const contactSchema = z
  .string(CONTACT_MESSAGE)
  .max(MAX_CONTACT_LENGTH, CONTACT_MESSAGE)
  .transform(readBy(parseContact, CONTACT_MESSAGE));

function parseContact(text: string): Contact | null {
  if (text.includes("@")) {
    const email = emailSchema.safeParse(text);
    return email.success ? { channel: "mail", address: email.data } : null;
  }
  const phone = parseMobile(text);
  return phone ? { channel: "sms", address: phone } : null;
}

/** POST /stockAlerts */
export const askStockAlertSchema = z.object({
  productId: idSchema,
  size: optionTextOrNone,
  color: optionTextOrNone,
  contact: contactSchema,
  language: z.enum(LANGUAGES).optional(),
});

export type AskStockAlertInput = z.output<typeof askStockAlertSchema>;
export type AskStockAlertRequest = z.input<typeof askStockAlertSchema>;

/** POST /stockAlerts/stop */
export const stopStockAlertsSchema = z.object({
  token: z.string().regex(/^[0-9a-z]{25}$/, shared.incompleteLink),
});
