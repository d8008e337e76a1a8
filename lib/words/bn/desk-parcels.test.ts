import { expect, it } from "vitest";
import { deskParcels } from "@/lib/words/bn/desk-parcels";

const NO_MOBILE = "02-5566778 is no mobile of Bangladesh.";

it("says in Bangla each reason that the shop has found out why a courier does not get a parcel", () => {
  expect(deskParcels.problems(NO_MOBILE, ["phone", "city"])).toBe(
    "ফোন নম্বরটি বাংলাদেশের মোবাইল নম্বর নয়, জেলা জানা নেই।",
  );
});

it("leaves what a courier has told as it is", () => {
  expect(deskParcels.problems(NO_MOBILE, [])).toBe(NO_MOBILE);
});
