import { messagePreferencesDtoSchema } from "@/lib/messages/dto";
import { getMessagePreferences } from "@/lib/messages/queries";
import { messagePreferencesSchema } from "@/lib/messages/schema";
import { setMessagePreferences } from "@/lib/messages/set-preferences";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/messagePreferences
export const PATCH = route(
  {
    summary:
      "Each says in which language they are written to, and whether they want mails about their orders",
    auth: "customer",
    body: messagePreferencesSchema,
    response: messagePreferencesDtoSchema,
  },
  async ({ user, body }) => {
    await setMessagePreferences(user._id, body);
    return await getMessagePreferences(user._id);
  },
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = methodNotAllowed("PATCH");
