import { expect, it } from "vitest";
import { zonesField } from "@/lib/settings/zones/zone-fields";
import { SETTING_FIELDS } from "@/lib/settings/fields/setting-fields";
import { showTypedZones, type TypedZone } from "@/lib/settings/zones/zone-texts";
import { AROUND_DHAKA } from "@/testing/charges";

const field = zonesField({ label: "Zones" });
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
