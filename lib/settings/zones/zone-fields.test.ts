import { expect, it } from "vitest";
import { z } from "zod";
import { zonesField } from "@/lib/settings/zones/zone-fields";
import { errorsSince, readTexts } from "@/lib/settings/fields/rules";
import { listSettingFields, SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { EMPTY_ZONE, showTypedZones, type TypedZone } from "@/lib/settings/zones/zone-texts";
import { AROUND_DHAKA } from "@/testing/charges";

const field = zonesField();
const { show, read } = SETTING_FIELDS.get(field) ?? {};

const TYPED: TypedZone = {
  nameBn: "",
  name: "Around Dhaka",
  location: "Outside Dhaka",
  charge: "৳ ১৩০",
  days: "2 to 4",
  places: ["Savar, Dhaka", "Gazipur"],
};
const parse = (...zones: Partial<TypedZone>[]) =>
  field.safeParse(read?.(showTypedZones(zones.map((zone) => ({ ...TYPED, ...zone })))));

it("reads what is typed, in Bengali digits too, and shows it as it was read", () => {
  const zones = [AROUND_DHAKA, { ...AROUND_DHAKA, name: "Hills", places: ["Bandarban"], charge: 200 }];
  expect(field.parse(read?.(show?.(zones) ?? ""))).toEqual(zones);
  expect(parse({}).data).toEqual([{ ...AROUND_DHAKA, places: TYPED.places }]);
  expect(field.parse(read?.(show?.([]) ?? ""))).toEqual([]);
});

const duplicates = [TYPED, { ...TYPED, name: "AROUND dhaka", charge: "", days: "" }];

it("tells all that is wrong at once, each at its place", () => {
  const fields = listSettingFields(z.object({ zones: field }));
  const { wrong } = readTexts(fields, { zones: showTypedZones([EMPTY_ZONE, ...duplicates]) }, { zones: [] });
  expect(wrong).toEqual({
    "zones.0.name": "Please enter this.",
    "zones.0.charge": expect.stringContaining("whole taka"),
    "zones.0.days": expect.stringContaining("business days"),
    "zones.0.places": "Please choose 1 to 200 places.",
    "zones.2.name": "Another zone has this name.",
    "zones.2.charge": expect.stringContaining("whole taka"),
    "zones.2.days": expect.stringContaining("business days"),
    "zones.2.places": "Savar, Dhaka is in Around Dhaka already.",
  });
});

it("goes on telling what is wrong in the other parts once one is typed over", () => {
  const fields = listSettingFields(z.object({ zones: field }));
  const told = readTexts(fields, { zones: showTypedZones([EMPTY_ZONE]) }, { zones: [] }).wrong;
  const since = (...zones: TypedZone[]) =>
    errorsSince(fields, { name: "zones", text: showTypedZones(zones) }, { ...told, freeFrom: "No." });
  const { "zones.0.name": _name, ...others } = told;
  expect(since({ ...EMPTY_ZONE, name: "Hills" })).toEqual({ ...others, freeFrom: "No." });
  // What is new was not told yet.
  expect(Object.keys(since({ ...TYPED, places: [] }, EMPTY_ZONE))).toEqual(["zones.0.places", "freeFrom"]);
  expect(since(TYPED)).toEqual({ freeFrom: "No." });
  expect(since()).toEqual({ freeFrom: "No." });
  expect(errorsSince([], { name: "zones", text: "" }, told)).toEqual({});
});

it("refuses what is no list of zones", () => {
  for (const value of [null, "zones", { 0: TYPED }, [null], [{ name: 1, places: "Gazipur" }], [[], 5]])
    expect(field.safeParse(value).success).toBe(false);
});

const districts = Array.from({ length: 201 }, () => "Gazipur");

it.each([
  [[{ name: " " }], "0.name"],
  [[{ location: "Sylhet" }], "0.location"],
  [[{ charge: "free" }], "0.charge"],
  [[{ charge: "" }], "0.charge"],
  [[{ days: "soon" }], "0.days"],
  [[{ days: "5–2" }], "0.days"],
  [[{ places: [] }], "0.places"],
  [[{ places: ["Lyon"] }], "0.places.0"],
  [[{ places: ["Tongi, Dhaka"] }], "0.places.0"],
  [[{ places: districts }], "0.places"],
  [[{}, { name: "AROUND dhaka", places: ["Sylhet"] }], "1.name"],
  [[{}, { name: "Other", places: ["Sylhet", "Gazipur"] }], "1.places"],
  [Array.from({ length: 21 }, (_, index) => ({ name: `Zone ${index}`, places: ["Sylhet"] })), ""],
])("refuses %j", (zones, place) => {
  const { error } = parse(...zones);
  expect(error?.issues.map(({ path }) => path.join("."))).toContain(place);
});
