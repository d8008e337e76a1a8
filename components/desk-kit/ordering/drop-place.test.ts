import { expect, it } from "vitest";
import { clampDrag, dropPlace, shiftOf } from "@/components/desk-kit/ordering/drop-place";

const ITEMS = [
  { top: 100, height: 200 },
  { top: 300, height: 40 },
  { top: 340, height: 100 },
];

it.each([
  ["stays where it is moved a little", 0, 19, 0],
  ["passes a small one as soon as it covers half of it", 0, 21, 1],
  ["passes two", 0, 91, 2],
  ["goes no farther than the end", 0, 5_000, 2],
  ["goes up before what it covers half of", 2, -21, 1],
  ["goes up to the beginning", 2, -5_000, 0],
])("an item that is dragged %s", (_what, from, by, to) => {
  expect(dropPlace(ITEMS, { from, by })).toBe(to);
});

it("makes room for an item that is dragged", () => {
  const shifts = (from: number, to: number) =>
    ITEMS.map((_item, at) => shiftOf(at, { from, to, height: 40 }));
  expect(shifts(0, 2)).toEqual([0, -40, -40]);
  expect(shifts(2, 1)).toEqual([0, 40, 0]);
  expect(shifts(1, 1)).toEqual([0, 0, 0]);
});

it.each([
  [1, 30, 30],
  [1, 5_000, 100],
  [1, -5_000, -200],
  [0, -1, 0],
])("keeps item %i, dragged by %i, in its list", (from, by, kept) => {
  expect(clampDrag(ITEMS, { from, by })).toBe(kept);
});
