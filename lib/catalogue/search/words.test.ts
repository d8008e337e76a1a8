import { expect, it } from "vitest";
import { splitWords } from "@/lib/catalogue/search/words";

it.each(["\u200c", "\u200d"])("reads a word with a joiner (%j) as the one without it", (joiner) => {
  expect(splitWords(`র${joiner}্যাগলান`)).toEqual(splitWords("র্যাগলান"));
  expect(splitWords("র্যাগলান")).toHaveLength(1);
});
