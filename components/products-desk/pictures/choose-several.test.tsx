import { expect, it } from "vitest";
import { roomProblem } from "@/components/products-desk/pictures/choose-several";
import { english } from "@/lib/words/en/english";

it.each([
  [3, 3, undefined],
  [4, 3, "There was room for 3 pictures. 1 picture was left out."],
  [8, 1, "There was room for 1 picture. 7 pictures were left out."],
  [2, 0, "There is no free place. Please remove a picture first."],
])("says of %i chosen pictures and %i taken ones what was left out", (chosen, taken, problem) => {
  expect(roomProblem(english.deskProduct.pictures, chosen, taken)).toBe(problem);
});
