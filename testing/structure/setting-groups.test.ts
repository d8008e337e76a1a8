import { expect, it } from "vitest";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import { changeSettingsSchema, settingsDtoSchema } from "@/lib/messages/settings/schema";
import { SETTING_GROUPS } from "@/lib/settings/constants";
import { DEFAULT_FACTS } from "@/lib/site";
import { ShopSettings } from "@/models/shop-settings";

it.each(SETTING_GROUPS)("the group %s is stored, answered, changed and as by default", (name) => {
  const { schema, defaults, read } = ALL_GROUPS[name];
  expect(ShopSettings.schema.path(name)).toBeDefined();
  expect(settingsDtoSchema.shape[name]).toBe(schema);
  expect(changeSettingsSchema.safeParse({ version: 0, [name]: defaults }).data).toEqual({
    version: 0,
    [name]: defaults,
  });
  expect(changeSettingsSchema.safeParse({ version: 0, [name]: null }).success).toBe(true);
  for (const stored of [undefined, null, "none", { unknown: 1 }]) expect(read(stored)).toEqual(defaults);
});

it("what the shop shows of the settings has the defaults of its groups", () => {
  for (const [name, facts] of Object.entries(DEFAULT_FACTS))
    expect(Reflect.get(ALL_GROUPS, name)).toMatchObject({ defaults: facts });
});
