import { describe, expect, it } from "vitest";
import { optionKey } from "@/lib/stock/options";
import { planCounts } from "@/lib/stock/plan-counts";
import { stockRank } from "@/lib/stock/rules";
import { codeOf } from "@/testing/outcomes";

const row = (size: string, color: string, stock: number) => ({ size, color, stock });
const stored = (size: string, color: string, stock: number, revision = 0) => ({
  ...row(size, color, stock),
  key: optionKey({ size, color }),
  revision,
});

const INDIGO = ["Indigo"];
const WHOLE = { sizes: ["30", "32"], colors: INDIGO, stock: "5" };
const BY_OPTION = {
  ...WHOLE,
  stockByOption: [stored("30", "Indigo", 2, 4), stored("32", "Indigo", 3, 7)],
};
const SEEN = [row("30", "Indigo", 2), row("32", "Indigo", 3)];
const NOTHING = { set: {}, dropsOptions: false, pending: null };

const refusalOf = async (options: Parameters<typeof planCounts>[0]) =>
  await codeOf(Promise.resolve(options).then(planCounts));

describe("a product that is counted as one", () => {
  it("keeps what it has where no count is given", () => {
    expect(planCounts({ before: WHOLE, wanted: { sizes: ["34"] } })).toEqual(NOTHING);
    expect(planCounts({ before: WHOLE, wanted: { stockByOption: null } })).toEqual(NOTHING);
    expect(planCounts({ before: { ...WHOLE, stockByOption: null }, wanted: {} })).toEqual(NOTHING);
  });

  it("takes the pieces of the text, and what the editor saw of them", () => {
    const count = { size: "", color: "", stock: 8 };
    const plan = {
      set: { stock: "8", stockRank: 8 },
      dropsOptions: false,
      pending: { counts: [count], renames: [] },
    };
    expect(planCounts({ before: WHOLE, wanted: { stock: "8" } })).toEqual(plan);
    expect(planCounts({ before: WHOLE, wanted: { stock: "8", stockByOption: null } })).toEqual(plan);
    expect(planCounts({ before: WHOLE, wanted: { stock: "8" }, seen: { stock: "5" } })).toEqual({
      ...plan,
      pending: { counts: [{ ...count, seen: 5 }], renames: [] },
    });
    expect(planCounts({ before: WHOLE, wanted: { stock: "8" }, seen: { stock: "plenty" } })).toEqual(plan);
  });

  it("leaves its units as they are where nobody counts it any more", () => {
    expect(planCounts({ before: WHOLE, wanted: { stock: "In stock" } })).toEqual({
      set: { stock: "In stock", stockRank: stockRank("In stock") },
      dropsOptions: false,
      pending: null,
    });
  });

  it("is counted by option from now on, in the product's own spelling", () => {
    const wanted = { stockByOption: [row("30", "INDIGO", 4), row("32", "Indigo", 6)] };
    expect(planCounts({ before: WHOLE, wanted })).toEqual({
      set: {
        stockByOption: [stored("30", "Indigo", 4), stored("32", "Indigo", 6)],
        stock: "10",
        stockRank: 10,
      },
      dropsOptions: false,
      pending: { counts: wanted.stockByOption, renames: [] },
    });
  });

  it("is counted by the options that it gets with the same edit", async () => {
    const wanted = { sizes: ["34"], colors: ["Black"], stockByOption: [row("34", "Black", 1)] };
    expect(planCounts({ before: WHOLE, wanted }).set.stock).toBe("1");
    expect(await refusalOf({ before: WHOLE, wanted: { ...wanted, sizes: undefined } })).toBe(
      "INVALID_FIELDS",
    );
    expect(await refusalOf({ before: WHOLE, wanted: { ...wanted, colors: undefined } })).toBe(
      "INVALID_FIELDS",
    );
  });
});

describe("a product that is counted by option", () => {
  it("is counted as one again: with the sum, or as the text says", () => {
    expect(planCounts({ before: BY_OPTION, wanted: { stockByOption: null } })).toEqual({
      set: { stock: "5", stockRank: 5 },
      dropsOptions: true,
      pending: { counts: [{ size: "", color: "", stock: 5 }], renames: [] },
    });
    expect(planCounts({ before: BY_OPTION, wanted: { stockByOption: null, stock: "9" } })).toMatchObject({
      set: { stock: "9" },
      dropsOptions: true,
    });
  });

  it("refuses another sum, and takes the one that it has for no change", async () => {
    expect(await refusalOf({ before: BY_OPTION, wanted: { stock: "6" } })).toBe("STOCK_BY_OPTION");
    expect(planCounts({ before: BY_OPTION, wanted: { stock: "5" } })).toEqual(NOTHING);
    expect(planCounts({ before: BY_OPTION, wanted: { stock: "6", stockByOption: SEEN } }).set.stock).toBe(
      "5",
    );
    expect(planCounts({ before: BY_OPTION, wanted: {} })).toEqual(NOTHING);
  });

  it("changes what the editor changed, and leaves to every other option what it has by now", () => {
    const before = {
      ...BY_OPTION,
      stockByOption: [stored("30", "Indigo", 2, 4), stored("32", "Indigo", 1, 8)],
    };
    const wanted = { stockByOption: [row("30", "Indigo", 9), row("32", "Indigo", 3)] };
    expect(planCounts({ before, wanted, seen: { stockByOption: SEEN } })).toEqual({
      set: {
        stockByOption: [stored("30", "Indigo", 9, 4), stored("32", "Indigo", 1, 8)],
        stock: "10",
        stockRank: 10,
      },
      dropsOptions: false,
      pending: { counts: [{ ...row("30", "Indigo", 9), seen: 2 }], renames: [] },
    });
  });

  it("sets every option where the editor does not say what they saw", () => {
    const wanted = { stockByOption: [row("30", "Indigo", 2), row("32", "Indigo", 0)] };
    expect(planCounts({ before: BY_OPTION, wanted }).pending).toEqual({
      counts: wanted.stockByOption,
      renames: [],
    });
  });

  it.each([
    ["a count that is no longer what was seen", [row("30", "Indigo", 9), row("32", "Indigo", 3)], [4, 3]],
    ["an option removed that has sold meanwhile", [row("32", "Indigo", 3)], [3, 3]],
  ])("refuses %s", async (_what, stockByOption, [thirty = 0, thirtyTwo = 0]) => {
    const seen = { stockByOption: [row("30", "Indigo", thirty), row("32", "Indigo", thirtyTwo)] };
    expect(await refusalOf({ before: BY_OPTION, wanted: { stockByOption }, seen })).toBe("STALE_VERSION");
  });

  it("refuses an unchanged option that is gone by now, and takes it where its count is given anew", async () => {
    const before = { ...BY_OPTION, stockByOption: [stored("30", "Indigo", 2)] };
    const seen = { stockByOption: SEEN };
    expect(await refusalOf({ before, wanted: { stockByOption: SEEN }, seen })).toBe("STALE_VERSION");
    const anew = { stockByOption: [row("30", "Indigo", 2), row("32", "Indigo", 6)] };
    const unseen = { stockByOption: [row("30", "Indigo", 2)] };
    expect(planCounts({ before, wanted: anew, seen: unseen })).toMatchObject({
      set: { stock: "8", stockByOption: [stored("30", "Indigo", 2), stored("32", "Indigo", 6)] },
      pending: { counts: [row("32", "Indigo", 6)] },
    });
  });

  it("lets an option be removed that is as it was seen", () => {
    const wanted = { stockByOption: [row("32", "Indigo", 3)] };
    expect(planCounts({ before: BY_OPTION, wanted, seen: { stockByOption: SEEN } })).toEqual({
      set: { stockByOption: [stored("32", "Indigo", 3, 7)], stock: "3", stockRank: 3 },
      dropsOptions: false,
      pending: { counts: [], renames: [] },
    });
  });

  it("refuses rows that are no options of the product", async () => {
    const stockByOption = [...SEEN, row("34", "Indigo", 1)];
    expect(await refusalOf({ before: BY_OPTION, wanted: { stockByOption } })).toBe("INVALID_FIELDS");
  });
});

describe("new sizes and colors without new counts", () => {
  it("keep the counts of the options that remain, in the new spelling", () => {
    expect(planCounts({ before: BY_OPTION, wanted: { colors: ["INDIGO"] } })).toEqual({
      set: {
        stockByOption: [stored("30", "INDIGO", 2, 4), stored("32", "INDIGO", 3, 7)],
        stock: "5",
        stockRank: 5,
      },
      dropsOptions: false,
      pending: { counts: [], renames: [] },
    });
  });

  it("are no change of counts where all options remain", () => {
    expect(planCounts({ before: BY_OPTION, wanted: { sizes: ["30", "32", "34"] } })).toEqual(NOTHING);
  });

  it("drop an option without pieces, and are refused where one has any", async () => {
    const empty = { ...BY_OPTION, stockByOption: [stored("30", "Indigo", 0), stored("32", "Indigo", 3)] };
    expect(planCounts({ before: empty, wanted: { sizes: ["32"] } }).set).toEqual({
      stockByOption: [stored("32", "Indigo", 3)],
      stock: "3",
      stockRank: 3,
    });
    const last = { ...BY_OPTION, stockByOption: [stored("30", "Indigo", 1), stored("32", "Indigo", 3)] };
    expect(await refusalOf({ before: last, wanted: { sizes: ["32"] } })).toBe("STOCK_BY_OPTION");
  });
});

describe("renamed options", () => {
  const toNavy = { kind: "color" as const, from: "indigo", to: "Navy" };
  const to34 = { kind: "size" as const, from: "32", to: "34" };

  it("take their counts and revisions along", () => {
    const wanted = { sizes: ["30", "34"], colors: ["Navy"] };
    expect(planCounts({ before: BY_OPTION, wanted, renamed: [toNavy, to34] })).toEqual({
      set: {
        stockByOption: [stored("30", "Navy", 2, 4), stored("34", "Navy", 3, 7)],
        stock: "5",
        stockRank: 5,
      },
      dropsOptions: false,
      pending: { counts: [], renames: [toNavy, to34] },
    });
  });

  it("are compared with what was seen under their old names", () => {
    const stockByOption = [row("30", "Navy", 2), row("32", "Navy", 6)];
    const plan = planCounts({
      before: BY_OPTION,
      wanted: { colors: ["Navy"], stockByOption },
      seen: { stockByOption: SEEN },
      renamed: [toNavy],
    });
    expect(plan.pending).toEqual({ counts: [{ ...row("32", "Navy", 6), seen: 3 }], renames: [toNavy] });
    expect(plan.set.stockByOption).toEqual([stored("30", "Navy", 2, 4), stored("32", "Navy", 6, 7)]);
  });

  it("are told to the units also where no count changes", () => {
    const before = { ...BY_OPTION, stockByOption: [] };
    expect(planCounts({ before, wanted: { colors: ["Navy"] }, renamed: [toNavy] }).pending).toEqual({
      counts: [],
      renames: [toNavy],
    });
  });

  it.each([
    ["from a name that never was", [{ ...toNavy, from: "Black" }], ["Navy"]],
    ["from one that stays", [toNavy], ["Indigo", "Navy"]],
    ["to one that is not there", [toNavy], ["Black"]],
    ["to one that was there before", [{ ...toNavy, from: "Ink", to: "Indigo" }], ["Indigo"]],
    ["twice from one", [toNavy, { ...toNavy, to: "Black" }], ["Navy", "Black"]],
    ["of the other kind", [{ ...toNavy, kind: "size" as const }], ["Navy"]],
  ])("are refused %s", async (_what, renamed, colors) => {
    const before = { ...BY_OPTION, colors: ["Indigo", "Ink"] };
    expect(await refusalOf({ before, wanted: { colors }, renamed })).toBe("INVALID_FIELDS");
  });

  it("are refused twice to one", async () => {
    const before = { ...BY_OPTION, colors: ["Indigo", "Ink"] };
    const renamed = [toNavy, { ...toNavy, from: "Ink" }];
    expect(await refusalOf({ before, wanted: { colors: ["Navy"] }, renamed })).toBe("INVALID_FIELDS");
  });
});
