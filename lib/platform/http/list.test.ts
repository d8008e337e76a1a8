import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  cursorSchema,
  listFields,
  pageSchema,
  parsePlace,
  partOf,
  toPage,
  writeCursor,
} from "@/lib/platform/http/list";
import { searchOf } from "@/lib/platform/http/search-of";

const ID = "65f000000000000000000001";
const query = z.object(listFields);

describe("what is searched for", () => {
  it.each([
    ["karim", "karim"],
    ["  two   words ", "two words"],
    ["", ""],
    ["রহিম ৩২", "রহিম ৩২"],
    ["a.*+?^${}()|[]\\", "a.*+?^${}()|[]\\"],
    ["%00<script>&q=1", "%00<script>&q=1"],
    ["👖".repeat(40), "👖".repeat(40)],
  ])("takes %j", (typed, q) => {
    expect(query.parse({ q: typed })).toEqual({ q });
  });

  it.each([{ q: "x".repeat(101) }, { q: ["a", "b"] }, { limit: "0" }, { limit: "101" }, { limit: "1.5" }])(
    "refuses %j",
    (asked) => {
      expect(query.safeParse(asked).success).toBe(false);
    },
  );
});

describe("a cursor", () => {
  it("is an id, or the numbers that the row was sorted by before it", () => {
    expect(query.parse({ cursor: ID.toUpperCase() })).toEqual({ cursor: ID });
    const byRank = cursorSchema(2);
    expect(byRank.parse(writeCursor(7, 1_764_000_000_000, ID))).toEqual({
      numbers: [7, 1_764_000_000_000],
      id: ID,
    });
    expect(byRank.parse(undefined)).toBeUndefined();
    expect(cursorSchema(0, String.raw`\d{1,6}`).parse("12")).toEqual({ numbers: [], id: "12" });
  });

  it.each(["", "5", ID, `x.1.${ID}`, `1.${ID}`, `1.2.3.${ID}`, `-1.2.${ID}`, `1.2.${ID}5`, `1.2.${ID}\n`])(
    "of two numbers is not %j",
    (text) => {
      expect(cursorSchema(2).safeParse(text).success).toBe(false);
    },
  );
});

describe("toPage", () => {
  const rows = ["a", "b", "c"].map((_id) => ({ _id }));

  it("says where the next page begins, and at the end that there is none", () => {
    const idOf = ({ _id }: { _id: string }) => _id;
    expect(toPage(rows, 2, idOf)).toEqual({ rows: rows.slice(0, 2), next: "b" });
    expect(toPage(rows, 3, idOf)).toEqual({ rows, next: null });
    expect(toPage([], 3, idOf)).toEqual({ rows: [], next: null });
    expect(pageSchema(z.object({ _id: z.string() })).parse(toPage(rows, 2, idOf)).next).toBe("b");
  });
});

describe("partOf", () => {
  const times = [5, 1, 1, 9, 3];
  const rows = times.map((at, index) => ({ at, id: `${index}` }));
  const read = (cursor: string | null, from = rows) =>
    partOf({
      rows: from,
      placeOf: ({ at, id }) => ({ numbers: [at], id }),
      cursor: cursorSchema(1, String.raw`\d`).parse(cursor ?? undefined),
      limit: 2,
    });

  it("gives each row once, in order, and how many there are", () => {
    const first = read(null);
    const second = read(first.next);
    const third = read(second.next);
    expect([first, second, third].map((part) => part.rows.map(({ at }) => at))).toEqual([
      [1, 1],
      [3, 5],
      [9],
    ]);
    expect(third).toMatchObject({ next: null, total: 5 });
  });

  it("goes on where it was when its last row is gone meanwhile", () => {
    const { next } = read(null);
    expect(read(next, rows.slice(3)).rows.map(({ at }) => at)).toEqual([3, 9]);
  });
});

describe("a place in the address", () => {
  const schema = z.object({
    status: z.enum(["pending"]).optional(),
    q: listFields.q,
    cursor: listFields.cursor,
  });

  it.each([
    ["", {}],
    ["?status=pending", { status: "pending" }],
    [`?status=pending&q=karim+ali&cursor=${ID}`, { status: "pending", q: "karim ali", cursor: ID }],
  ])("%j is read and written alike", (search, place) => {
    const read = parsePlace(schema, Object.fromEntries(new URLSearchParams(search)));
    expect(read).toEqual(place);
    expect(searchOf(read)).toBe(search);
  });

  it("loses what makes no sense, and nothing else", () => {
    expect(parsePlace(schema, { status: "placing", q: "karim", cursor: "<script>", other: "1" })).toEqual({
      q: "karim",
    });
    expect(parsePlace(schema, { q: ["a", "b"], status: "pending" })).toEqual({ status: "pending" });
  });

  it("leaves out what is empty", () => {
    expect(searchOf({ q: "", status: undefined })).toBe("");
  });
});
