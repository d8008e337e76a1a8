import { z } from "zod";
import { cursorSchema } from "@/lib/platform/http/list";
import { MESSAGE_CHANNELS, MESSAGE_ROLES } from "@/lib/messages/constants";
import { LANGUAGES } from "@/lib/words/constants";

const ID_TEXT = String.raw`[\w-]{1,40}:(?:${MESSAGE_CHANNELS.join("|")}):(?:${MESSAGE_ROLES.join("|")})`;
const ID = new RegExp(`^${ID_TEXT}$`);

/** /messages/{id}/… */
export const messageParamsSchema = z.object({ id: z.string().regex(ID, "is not the id of a message") });

/** PATCH /messagePreferences: a missing value stays as it is. */
export const messagePreferencesSchema = z.object({
  language: z.enum(LANGUAGES).optional(),
  isOrderMailWanted: z.boolean().optional(),
  isCartMailWanted: z.boolean().optional(),
});

export type MessagePreferencesInput = z.output<typeof messagePreferencesSchema>;

/** The lists of the desk as the address of their page has them. */
export const messagesPlaceSchema = z.object({
  list: z.enum(["dead", "waiting", "sent", "dropped"]).optional(),
  cursor: cursorSchema(1, ID_TEXT),
});

export type MessagesPlace = z.output<typeof messagesPlaceSchema>;
