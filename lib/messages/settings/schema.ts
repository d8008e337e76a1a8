import { z } from "zod";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import { whyNotCallable } from "@/lib/settings/brand/rules";
import { changesOf } from "@/lib/settings/fields/changes-of";

type Groups = typeof ALL_GROUPS;
type GroupSchemas = { [Name in keyof Groups]: Groups[Name]["schema"] };

function schemasOf(groups: Groups): GroupSchemas;
function schemasOf(groups: Groups): z.ZodRawShape {
  return Object.fromEntries(Object.entries(groups).map(([name, { schema }]) => [name, schema]));
}

const groupsSchema = z.object(schemasOf(ALL_GROUPS));

/** GET /settings: each group whole, with the values in force. */
export const settingsDtoSchema = groupsSchema.extend({
  version: z.int().describe("Rises with each change."),
});

export type SettingsDto = z.output<typeof settingsDtoSchema>;

/** PATCH /settings: a value that is not sent stays; null restores the default. */
export const changeSettingsSchema = changesOf(groupsSchema)
  .extend({ version: z.int().min(0) })
  .superRefine(({ brand }, context) => {
    for (const field of ["phone", "whatsApp"] as const) {
      const phone = brand?.[field];
      const message = phone ? whyNotCallable(phone) : null;
      if (message !== null) context.addIssue({ code: "custom", path: ["brand", field], message });
    }
  });

export type ChangeSettingsInput = z.output<typeof changeSettingsSchema>;
export type ChangeSettingsRequest = z.input<typeof changeSettingsSchema>;
