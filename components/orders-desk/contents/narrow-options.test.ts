import { expect, it } from "vitest";
import { narrowOptions } from "@/components/orders-desk/contents/narrow-options";
import { describeOption, listOptions } from "@/lib/stock/options";

const CHINO = { name: "Tapered Chino", sizes: ["30", "32", "34"], colors: ["Olive", "Stone Grey"] };

it.each([
  ["chino", 6],
  ["chino 32", 2],
  ["Chino 32 olive", 1],
  ["olive", 3],
  ["grey", 3],
  ["GREY 34", 1],
  ["30 32", 4],
  ["stone olive", 0],
  ["twill", 6],
])("of six options, %s means %i", (q, count) => {
  expect(narrowOptions(CHINO, listOptions(CHINO), q)).toHaveLength(count);
});

it("takes a word of the name for no color", () => {
  const indigo = { name: "Indigo Jean", sizes: ["32"], colors: ["Indigo", "Black"] };
  expect(narrowOptions(indigo, listOptions(indigo), "indigo").map(describeOption)).toEqual([
    "32, Indigo",
    "32, Black",
  ]);
});
