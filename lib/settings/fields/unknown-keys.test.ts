import { expect, it } from "vitest";
import { unknownKeys } from "@/lib/settings/fields/unknown-keys";

it("names what a schema has left out, wherever it stands", () => {
  const known = { name: "Joy", outlet: { city: "Dhaka" }, days: ["Friday"], about: null };
  expect(unknownKeys(known, known)).toEqual([]);
  const sent = {
    ...known,
    nmae: "X",
    outlet: { city: "Dhaka", steet: { house: 1 } },
    days: ["Friday", "Sun"],
  };
  expect(unknownKeys(sent, known)).toEqual(["outlet.steet", "nmae"]);
});
