import { describe, expect, it } from "vitest";
import { adminOrdersSearch, printQuerySchema, parseAdminOrdersQuery } from "@/lib/admin-orders/schema";

const ID = "65f000000000000000000001";

describe("the address of the admins' orders", () => {
  it.each([
    ["", {}],
    ["?status=pending", { status: "pending" }],
    [`?status=Canceled&q=karim+ali&after=${ID}`, { status: "Canceled", q: "karim ali", after: ID }],
    [`?before=${ID}`, { before: ID }],
  ])("%j is read and written alike", (search, place) => {
    expect(parseAdminOrdersQuery(new URLSearchParams(search))).toEqual(place);
    expect(adminOrdersSearch(parseAdminOrdersQuery(new URLSearchParams(search)))).toBe(search);
  });

  it.each(["?status=placing", "?after=5", "?status=pending&before=<script>", `?q=${"x".repeat(101)}`])(
    "%j is the first page of all orders",
    (search) => {
      expect(parseAdminOrdersQuery(new URLSearchParams(search))).toEqual({});
    },
  );

  it("leaves out what is empty", () => {
    expect(adminOrdersSearch({ status: undefined, q: "" })).toBe("");
  });
});

describe("printQuerySchema", () => {
  it.each([
    [undefined, "slips"],
    ["labels", "labels"],
    ["picks", "picks"],
    ["<script>", "slips"],
  ])("takes %j as %s", (what, kind) => {
    expect(printQuerySchema.parse({ ids: ID, what })).toEqual({ ids: [ID], what: kind });
  });

  it("takes up to a hundred ids", () => {
    expect(printQuerySchema.parse({ ids: `${ID},${ID}` })).toEqual({ ids: [ID, ID], what: "slips" });
    const isGood = (ids: unknown) => printQuerySchema.safeParse({ ids }).success;
    expect(isGood(Array.from({ length: 100 }, () => ID).join(","))).toBe(true);
    expect(isGood(Array.from({ length: 101 }, () => ID).join(","))).toBe(false);
    for (const ids of ["", undefined, "5", `${ID},`, [ID]]) expect(isGood(ids)).toBe(false);
  });
});
