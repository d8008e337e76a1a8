import { z } from "zod";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import { isCallable } from "@/lib/settings/brand/callable";
import { changesOf } from "@/lib/settings/fields/changes-of";
import { settingErrors } from "@/lib/words/en/setting-errors";

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
      if (!phone || isCallable(phone)) continue;
      context.addIssue({
        code: "custom",
        path: ["brand", field],
        message: settingErrors.phone("01700-000000"),
      });
    }
  });

export type ChangeSettingsInput = z.output<typeof changeSettingsSchema>;
export type ChangeSettingsRequest = z.input<typeof changeSettingsSchema>;
