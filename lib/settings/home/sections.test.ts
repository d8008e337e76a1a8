import { expect, it } from "vitest";
import { readTexts } from "@/lib/settings/fields/rules";
import { listSettingFields, nameOf } from "@/lib/settings/fields/setting-fields";
import { DEFAULT_HOME_SETTINGS } from "@/lib/settings/home/defaults";
import { moved } from "@/lib/settings/home/rules";
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
  const order = moved(SECTION_NAMES, { from: 6, to: 0 });
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

it.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
])("moves an item from %i to %i", (from, to, after) => {
  expect(moved(["a", "b", "c"], { from, to }).join("")).toBe(after);
});
