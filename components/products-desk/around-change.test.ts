import { expect, it } from "vitest";
import { aroundChange } from "@/components/products-desk/around-change";

const LONG = Array.from({ length: 60 }, (_none, index) => `word${index}`).join(" ");

it("leaves short texts as they are", () => {
  expect(aroundChange("nothing", "Thick cloth.")).toEqual({ before: "nothing", after: "Thick cloth." });
});

it("shows of long texts what is around their first difference", () => {
  const { before, after } = aroundChange(LONG, LONG.replace("word30", "কাপড়"));
  expect(before).toMatch(/^… word27 word28 word29 word30 word31 .*word46 …$/);
  expect(after).toMatch(/^… word27 word28 word29 কাপড় word31 .*word46 …$/);
});

it("shows what was written below a text, and what was taken away", () => {
  expect(aroundChange(LONG, `${LONG} more`).after).toBe("… word57 word58 word59 more");
  expect(aroundChange(`${LONG} more`, LONG).after).toBe("… word57 word58 word59");
  expect(aroundChange("nothing", LONG).after).toMatch(/^word0 word1 .*word19 …$/);
});
