import { changeSettings } from "@/lib/messages/settings/change-settings";
import { getSettings } from "@/lib/messages/settings/queries";
import { changeSettingsSchema, settingsDtoSchema } from "@/lib/messages/settings/schema";
import { publishSettings } from "@/lib/settings/publish-settings";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/settings
export const GET = route(
  {
    summary: "An admin reads the settings, with the values in force",
    auth: "admin",
    response: settingsDtoSchema,
  },
  async () => await getSettings(),
);

// PATCH /api/settings
export const PATCH = route(
  {
    summary: "An admin changes the settings",
    auth: "admin",
    body: changeSettingsSchema,
    errors: ["STALE_VERSION"],
    response: settingsDtoSchema,
    audit: () => ({ verb: "update", kind: "settings", id: "shop", isReadAfterwards: true }),
  },
  async ({ body }) => {
    const settings = await changeSettings(body);
    await publishSettings();
    return settings;
  },
);

export const { POST, PUT, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "PATCH");
