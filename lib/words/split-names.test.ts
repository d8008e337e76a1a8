import { expect, it } from "vitest";
import { splitByNames } from "@/lib/words/split-names";

it("finds the names that stand in a text in English, the longest first", () => {
  const names = ["Black", "Moon", "Moon (Deep)", "ভোর"];
  expect(splitByNames("কালো, Moon (Deep), Moon, ভোর", names)).toEqual([
    "কালো, ",
    "Moon (Deep)",
    ", ",
    "Moon",
    ", ভোর",
  ]);
  expect(splitByNames("কালো", ["Black"])).toEqual(["কালো"]);
  expect(splitByNames("Moon", [])).toEqual(["Moon"]);
});
