import { expect, it } from "vitest";
import { numberPlaces, shareOf } from "@/testing/fire/share-out";

const VALUES = Array.from({ length: 10 }, (_, index) => index);

it("lets three neighbouring places meet every value, and each of them a third", () => {
  for (const first of [0, 1, 7]) {
    const shares = [0, 1, 2].map((offset) => shareOf(VALUES, first + offset, 3));
    expect(shares.flat().toSorted((a, b) => a - b)).toEqual(VALUES);
    for (const share of shares) expect(share.length).toBeGreaterThanOrEqual(3);
  }
});

it("gives every place all values under npm run fuzz", () => {
  expect(shareOf(VALUES, 5, 1)).toEqual(VALUES);
});

it("numbers the places of all calls one after the other", () => {
  const calls = [["name"], ["name", "price"]];
  const numberOf = numberPlaces(calls, (call) => call);
  expect(calls.map((call) => call.map((place) => numberOf(call, place)))).toEqual([[0], [1, 2]]);
});
