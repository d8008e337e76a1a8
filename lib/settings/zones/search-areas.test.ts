import { describe, expect, it } from "vitest";
import { areaName, findDeliveryZone, readArea } from "@/lib/areas";
import { isKnownArea } from "@/lib/settings/zones/is-known-area";
import { DISTRICTS } from "@/lib/settings/zones/place-spellings";
import { searchAreas } from "@/lib/settings/zones/search-areas";
import { THANAS } from "@/lib/settings/zones/thanas";

const MOST = 8;

describe("THANAS", () => {
  it("has those of each of the 64 districts, each in both scripts and once", () => {
    expect([...THANAS.keys()].toSorted()).toEqual(DISTRICTS.map(([name]) => name).toSorted());
    for (const [district, thanas] of THANAS) {
      expect(thanas.length, district).toBeGreaterThanOrEqual(3);
      expect(new Set(thanas.map(({ name }) => name)).size, district).toBe(thanas.length);
      for (const { name, bengali } of thanas) {
        expect(name, district).toMatch(/^[A-Z][A-Za-z '-]+$/);
        expect(bengali, name).toMatch(/^[\p{Script=Bengali}\p{M} ]+$/u);
      }
    }
  });
});

it("finds each thana and each district by its own name, in either script", () => {
  const missed = [...THANAS].flatMap(([district, thanas]) =>
    thanas
      .flatMap(({ name, bengali }) => [name, bengali, `${name}, ${district}`].map((text) => ({ name, text })))
      .filter(
        ({ name, text }) =>
          !searchAreas(text, MOST).some((area) => area.name === areaName({ district, thana: name })),
      ),
  );
  expect(missed).toEqual([]);
  for (const [name, ...spellings] of DISTRICTS)
    for (const text of [name, ...spellings])
      expect(
        searchAreas(text, MOST).map((area) => area.name),
        text,
      ).toContain(name);
});

it.each([
  ["savar", "Savar, Dhaka"],
  ["shavar", "Savar, Dhaka"],
  ["সাভার", "Savar, Dhaka"],
  ["keranigonj", "Keraniganj, Dhaka"],
  ["Keranigong", "Keraniganj, Dhaka"],
  ["jatrabary", "Jatrabari, Dhaka"],
  ["vatara", "Bhatara, Dhaka"],
  ["mohamadpur dhaka", "Mohammadpur, Dhaka"],
  ["uttora", "Uttara, Dhaka"],
  ["chittagong", "Chattogram"],
  ["ctg", "Chattogram"],
  ["চট্টগ্রাম", "Chattogram"],
  ["comilla", "Cumilla"],
  ["coxs bazar", "Cox's Bazar"],
  ["tongi", "Tongi, Gazipur"],
  ["টঙ্গী", "Tongi, Gazipur"],
  ["sreemongol", "Sreemangal, Moulvibazar"],
  ["gazi", "Gazipur"],
])("understands %s as %s", (text, name) => {
  expect(searchAreas(text, 4).map((area) => area.name)).toContain(name);
});

it("finds nothing for what is no place", () => {
  expect(searchAreas("xqwk", MOST)).toEqual([]);
  expect(searchAreas("", MOST)).toEqual([]);
});

it("names an area, and reads its name", () => {
  for (const area of [
    { district: "Dhaka", thana: "Savar" },
    { district: "Gazipur", thana: "" },
    { district: "", thana: "" },
  ])
    expect(readArea(areaName(area))).toEqual(area);
});

it("knows the thanas of a district, and no others", () => {
  expect(isKnownArea({ district: "Dhaka", thana: "Savar" })).toBe(true);
  expect(isKnownArea({ district: "Dhaka" })).toBe(true);
  expect(isKnownArea({ district: "Dhaka", thana: "Tongi" })).toBe(false);
  expect(isKnownArea({ district: "", thana: "Savar" })).toBe(false);
  expect(isKnownArea({ district: "Lyon" })).toBe(false);
});

it("finds the zone of a thana before that of its district", () => {
  const zone = (name: string, places: string[]) => ({
    name,
    places,
    location: "Outside Dhaka" as const,
    charge: 1,
    days: { min: 1, max: 2 },
  });
  const zones = [zone("District", ["Dhaka"]), zone("Near", ["Savar, Dhaka"])];
  expect(findDeliveryZone(zones, { district: "Dhaka", thana: "Savar" })?.name).toBe("Near");
  expect(findDeliveryZone(zones, { district: "Dhaka", thana: "Dohar" })?.name).toBe("District");
  expect(findDeliveryZone(zones, { district: "Gazipur", thana: "Tongi" })).toBeNull();
  expect(findDeliveryZone(zones, {})).toBeNull();
});
