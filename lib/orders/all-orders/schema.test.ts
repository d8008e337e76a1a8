import { describe, expect, it } from "vitest";
import { printQuerySchema } from "@/lib/orders/all-orders/schema";

const ID = "65f000000000000000000001";

describe("printQuerySchema", () => {
  it.each([
    [undefined, "slips"],
    ["labels", "labels"],
    ["picks", "picks"],
    ["<script>", "slips"],
  ])("takes %j as %s", (what, kind) => {
    expect(printQuerySchema.parse({ ids: ID, what })).toEqual({ ids: [ID], what: kind, size: "small" });
  });

  it.each([
    [undefined, "small"],
    ["a6", "a6"],
    ["a0", "small"],
  ])("takes %j as the paper %s", (size, paper) => {
    expect(printQuerySchema.parse({ ids: ID, what: "labels", size })).toMatchObject({ size: paper });
  });

  it("takes up to a hundred ids", () => {
    expect(printQuerySchema.parse({ ids: `${ID},${ID}` })).toEqual({
      ids: [ID, ID],
      what: "slips",
      size: "small",
    });
    const isGood = (ids: unknown) => printQuerySchema.safeParse({ ids }).success;
    expect(isGood(Array.from({ length: 100 }, () => ID).join(","))).toBe(true);
    expect(isGood(Array.from({ length: 101 }, () => ID).join(","))).toBe(false);
    for (const ids of ["", undefined, "5", `${ID},`, [ID]]) expect(isGood(ids)).toBe(false);
  });
});
