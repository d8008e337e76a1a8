import { expect, it } from "vitest";
import { readTexts } from "@/lib/settings/fields/rules";
import { listSettingFields, nameOf } from "@/lib/settings/fields/setting-fields";
import { DEFAULT_HOME_SETTINGS } from "@/lib/settings/home/defaults";
import { homeSchema } from "@/lib/settings/home/schema";
import { readSections, SECTION_NAMES, showSections } from "@/lib/settings/home/sections";

const FIELDS = listSettingFields(homeSchema);

const read = (typed: Record<string, string>) =>
  readTexts(
    FIELDS.filter((field) => nameOf(field) in typed),
    typed,
    DEFAULT_HOME_SETTINGS,
  );

it("shows sections as lines, and reads them again in their order", () => {
  const order = SECTION_NAMES.toReversed();
  expect(readSections(showSections(order))).toEqual(order);
  expect(read({ sections: showSections(order) })).toEqual({ changes: { sections: order }, wrong: {} });
});

it("sends the order by default as the default, and none as none", () => {
  expect(read({ sections: showSections(SECTION_NAMES) }).changes).toEqual({ sections: null });
  expect(read({ sections: "" }).changes).toEqual({ sections: [] });
});

it.each([
  ["a section that there is not", "Film\nNews", "Please choose from the sections that there are."],
  ["a section that is named twice", "Film\nFilm", "Please name each section once."],
])("names %s beside its field", (_what, sections, message) => {
  expect(read({ sections })).toEqual({ changes: {}, wrong: { sections: message } });
});
