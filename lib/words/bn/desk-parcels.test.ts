import { expect, it } from "vitest";
import { deskParcels } from "@/lib/words/bn/desk-parcels";

const { problems } = deskParcels.file;
const NO_DISTRICT = "The address names no district";
const NO_MOBILE = "02-5566778 is no mobile of Bangladesh";

it("says in Bangla what a parcel lacks for a courier's file", () => {
  expect(problems({ problems: [NO_DISTRICT], lacks: ["city"], misfits: [] })).toBe("জেলা জানা নেই।");
});

it("hides none of its problems, also where it lacks something as well", () => {
  const told = problems({ problems: [NO_MOBILE, NO_DISTRICT], lacks: ["city"], misfits: [] });
  expect(told).toContain(NO_MOBILE);
  expect(told).toContain(NO_DISTRICT);
});
