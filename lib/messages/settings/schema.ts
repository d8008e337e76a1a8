import { z } from "zod";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import { changesOf } from "@/lib/settings/fields/changes-of";
import { listSettingFields } from "@/lib/settings/fields/setting-fields";

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
  .superRefine((changes, context) => {
    for (const { path, whyRefused } of listAllFields()) {
      const value = path.reduce<unknown>((part, name) => Object(part)[name], changes);
      const message = value == null ? null : whyRefused(value);
      if (message !== null) context.addIssue({ code: "custom", path, message });
    }
  });

/** The fields of all groups, each by its place in a change. */
const listAllFields = () =>
  Object.entries(ALL_GROUPS).flatMap(([group, { schema }]) =>
    listSettingFields(schema).map(({ path, whyRefused }) => ({
      path: [group, ...path].filter((name) => name !== undefined),
      whyRefused,
    })),
  );

export type ChangeSettingsInput = z.output<typeof changeSettingsSchema>;
export type ChangeSettingsRequest = z.input<typeof changeSettingsSchema>;
