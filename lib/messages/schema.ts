import { z } from "zod";
import { LANGUAGES, MESSAGE_CHANNELS, MESSAGE_ROLES } from "@/lib/messages/constants";

const ID = new RegExp(`^[\\w-]{1,40}:(?:${MESSAGE_CHANNELS.join("|")}):(?:${MESSAGE_ROLES.join("|")})$`);

/** /messages/{id}/… */
export const messageParamsSchema = z.object({ id: z.string().regex(ID, "is not the id of a message") });

/** PATCH /messagePreferences: what is missing stays. */
export const messagePreferencesSchema = z.object({
  language: z.enum(LANGUAGES).optional(),
  isOrderMailWanted: z.boolean().optional(),
});

export type MessagePreferencesInput = z.output<typeof messagePreferencesSchema>;
