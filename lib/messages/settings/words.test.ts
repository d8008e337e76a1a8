import { describe, expect, it } from "vitest";
import { auditName, recordedSettings } from "@/lib/messages/settings/audit-names";
import { fieldWords, type SettingWords } from "@/lib/messages/settings/words";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import { SETTING_GROUPS } from "@/lib/settings/constants";
import { listSettingFields, nameOf } from "@/lib/settings/fields/setting-fields";
import { bangla } from "@/lib/words/bn/bangla";
import { english } from "@/lib/words/en/english";

const wordsOf = ({ deskSettings, categories }: typeof english): SettingWords => ({
  settings: deskSettings,
  categories,
});
const FIELDS = SETTING_GROUPS.flatMap((group) =>
  listSettingFields(ALL_GROUPS[group].schema).map((field) => ({ group, field, name: nameOf(field) })),
);

describe("fieldWords", () => {
  it.each(FIELDS)("has words for $group $name", ({ group, field, name }) => {
    expect(fieldWords(group, field, wordsOf(english)).label).not.toBe(name);
  });

  it.each(FIELDS)("says $group $name in Bangla", ({ group, field }) => {
    const { label, about } = fieldWords(group, field, wordsOf(bangla));
    expect(label).toMatch(/[\u0980-\u09ff]/);
    expect(about === undefined).toBe(fieldWords(group, field, wordsOf(english)).about === undefined);
  });

  it("knows the words of a part of a form by the first of its fields", () => {
    for (const group of SETTING_GROUPS)
      expect(Object.keys(bangla.deskSettings.groups[group].parts)).toEqual(
        ALL_GROUPS[group].parts.map(([first]) => first),
      );
  });
});

it("gives no two fields of the settings one name in the audit log", () => {
  const names = FIELDS.map(({ group, field }) => auditName(group, field));
  expect(new Set(names).size).toBe(names.length);
});

it("says each setting by its name in the audit log", () => {
  const said = recordedSettings(wordsOf(bangla));
  expect(said.size).toBe(FIELDS.length);
  expect(said.get("charge inside dhaka")).toBe("ঢাকার ভেতরের চার্জ");
  expect(said.get("tagline in bangla")).toBe("ট্যাগলাইন (বাংলায়)");
  expect(said.get("wallets (g)")).toBe("মানিব্যাগ (গ্রাম)");
  for (const [name, inEnglish] of recordedSettings(wordsOf(english))) expect(inEnglish).toBe(name);
});
