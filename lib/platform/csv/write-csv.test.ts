import { array, assert, asyncProperty, constantFrom, string } from "fast-check";
import { expect, it } from "vitest";
import { collect } from "@/testing/collect";
import { readCsv } from "@/lib/platform/csv/read-csv";
import { toCsvRow, writeCsv } from "@/lib/platform/csv/write-csv";

const LIMITS = { maxBytes: 1e6, maxRows: 1e5, maxColumns: 20, maxCellCharacters: 500 };

it("writes the mark of UTF-8, names, and rows that end in CRLF", async () => {
  const pieces = await collect(writeCsv(["Name", "Price"], [["পাঞ্জাবি", 1250]]));
  expect(pieces.join("")).toBe("\uFEFFName,Price\r\nপাঞ্জাবি,1250\r\n");
});

it.each([
  [["01712345678"], "01712345678"],
  [[-5, 0, 1.5], "-5,0,1.5"],
  [[null, undefined, ""], ",,"],
  [['6" pipe'], '"6"" pipe"'],
  [["a,b", "a;b", "a\tb"], '"a,b","a;b","a\tb"'],
  [["House 3\nRoad 5"], '"House 3\nRoad 5"'],
  [["=1+1", "+880", "-5", "@a"], "'=1+1,'+880,'-5,'@a"],
  [["\t=1", "\r=1"], '"\'\t=1","\'\r=1"'],
  [["＝1", "＋1", "－1", "＠1"], "'＝1,'＋1,'－1,'＠1"],
  [["'=1", "'a", "a=1"], "''=1,'a,a=1"],
  [['=HYPERLINK("http://x","y")'], '"\'=HYPERLINK(""http://x"",""y"")"'],
])("writes %j as %s", (cells, row) => {
  expect(toCsvRow(cells)).toBe(`${row}\r\n`);
});

it("writes no cell that a spreadsheet program runs, and reads each back as it was", async () => {
  const text = string({ unit: constantFrom(..."'=+-@\t\r\n,;\"a০ ".split("")) });
  await assert(
    asyncProperty(array(array(text, { minLength: 2, maxLength: 5 }), { minLength: 1 }), async (rows) => {
      const header = ["a", "b", "c"];
      const file = (await collect(writeCsv(header, rows))).join("");
      const read = await collect(readCsv([Buffer.from(file)], LIMITS));
      expect(read.map(({ cells }) => cells)).toEqual([header, ...rows]);
      for (const cell of rows.flat()) expect(toCsvRow([cell])).not.toMatch(/^"?[=+\-@\t\r\n]./);
    }),
  );
});

it("gives a long file in pieces, never whole", async () => {
  const rows = (function* () {
    for (let row = 0; row < 20_000; row += 1) yield [row, "a".repeat(50)];
  })();
  const lengths = [];
  for await (const piece of writeCsv(["Row", "Text"], rows)) lengths.push(piece.length);
  expect(lengths.length).toBeGreaterThan(20);
  expect(Math.max(...lengths)).toBeLessThan(40_000);
});
