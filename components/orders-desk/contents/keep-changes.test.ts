import { describe, expect, it } from "vitest";
import type { DraftLine } from "@/components/orders-desk/contents/contents-draft";
import { keepFields, keepLines } from "@/components/orders-desk/contents/keep-changes";

it("keeps the fields that were changed here, and of the others what somebody else has saved", () => {
  const before = { name: "Rahim", address: "House 7, Dhanmondi", riderNote: "" };
  const now = { ...before, address: "House 9, Dhanmondi" };
  const typed = { ...before, riderNote: "after 6 pm" };
  expect(keepFields({ typed, before, now })).toEqual({ ...now, riderNote: "after 6 pm" });
  const both = { ...before, address: "House 1, Mirpur" };
  expect(keepFields({ typed: both, before, now })).toEqual(both);
});

const line = (key: string, quantity = "1", isStored = true): DraftLine => ({
  key,
  ...(isStored && { _id: key, agreed: { size: "32", color: "Indigo", unitPrice: 900, quantity: 1 } }),
  productId: key,
  productName: key,
  category: "Denim Pants",
  image: "",
  size: "32",
  color: "Indigo",
  quantity,
  product: null,
});

const told = (lines: DraftLine[]) => lines.map(({ key, quantity }) => `${quantity} ${key}`);

describe("the lines", () => {
  const before = [line("jeans"), line("cap")];

  it("are those of now with what was changed, added and removed here", () => {
    const typed = [line("jeans", "2"), line("belt", "1", false)];
    const now = [line("jeans"), line("cap", "3"), line("polo")];
    expect(told(keepLines({ typed, before, now }))).toEqual(["2 jeans", "1 polo", "1 belt"]);
  });

  it("lose what somebody else has removed, unless it was changed here", () => {
    expect(told(keepLines({ typed: before, before, now: [line("cap")] }))).toEqual(["1 cap"]);
    const [cap, jeans] = keepLines({ typed: [line("jeans", "2"), line("cap")], before, now: [line("cap")] });
    expect(told([cap!, jeans!])).toEqual(["1 cap", "2 jeans"]);
    // It is a new line of the order, at today's price.
    expect([jeans?._id, jeans?.agreed]).toEqual([undefined, undefined]);
  });
});
