import { Parser } from "csv-parse";
import { describe, expect, it, vi } from "vitest";
import { collect } from "@/testing/collect";
import { readCsv } from "@/lib/platform/csv/read-csv";

const LIMITS = { maxBytes: 1024 * 1024, maxRows: 1000, maxColumns: 10, maxCellCharacters: 100 };

const read = async (source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, limits = LIMITS) =>
  await collect(readCsv(source, limits));
const readText = async (text: string) => await read([Buffer.from(text)]);
const cellsOf = async (bytes: Uint8Array) => (await read([bytes])).map(({ cells }) => cells);

const TABLE = [
  ["Name", "Price"],
  ["পাঞ্জাবি, সাদা", "1,250"],
];
const FILE = 'Name,Price\r\n"পাঞ্জাবি, সাদা","1,250"\r\n';
const asUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

describe("readCsv reads", () => {
  it.each([
    ["UTF-8", Buffer.from(FILE)],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${FILE}`)],
    ["UTF-16 as Excel writes it", asUtf16('Name\tPrice\r\n"পাঞ্জাবি, সাদা"\t1,250\r\n')],
    ["UTF-16 of the other order", asUtf16(FILE).swap16()],
    ["semicolons", Buffer.from('Name;Price\n"পাঞ্জাবি, সাদা";1,250')],
    ["tabs", Buffer.from("Name\tPrice\nপাঞ্জাবি, সাদা\t1,250")],
    ["lines that end in CR", Buffer.from(FILE.replaceAll("\r\n", "\r"))],
  ])("%s", async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(TABLE);
  });

  it("a file that comes byte by byte", async () => {
    const bytes = asUtf16('Name\tPrice\r\n"পাঞ্জাবি, সাদা"\t1,250\r\n');
    expect((await read([...bytes].map((byte) => Uint8Array.of(byte)))).map(({ cells }) => cells)).toEqual(
      TABLE,
    );
  });

  it("a delimiter that is most often quoted", async () => {
    expect(await cellsOf(Buffer.from('"a,b,c";d\n1;2'))).toEqual([["a,b,c", "d"], ["1", "2"]]); // prettier-ignore
  });

  it("neutralised cells as what they were", async () => {
    expect(await cellsOf(Buffer.from("a,b\n'=1+1,''-5\n'tis,=2"))).toEqual([["a", "b"], ["=1+1", "'-5"], ["'tis", "=2"]]); // prettier-ignore
  });

  it("the rows' numbers as spreadsheet programs count, past empty ones and line breaks in cells", async () => {
    const rows = await readText('a,b\n\n"1\n1",2\n\r\n3,4\n\n');
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 5]);
  });

  it("nothing from nothing, and one byte", async () => {
    expect(await readText("")).toEqual([]);
    expect(await readText("a")).toEqual([{ row: 1, cells: ["a"] }]);
  });
});

describe("readCsv refuses", () => {
  const badCsv = (message: string, row: number) =>
    expect.objectContaining({ code: "BAD_CSV", status: 400, message, details: { row } });

  it.each([
    [3, "This is not a text file. If it is an Excel workbook, save it as “CSV UTF-8”.", "a,b\n1,2\n3,\0"],
    [2, "A quote is opened and not closed.", 'a,b\n"1,2\n3,4'],
    [3, "A quote stands where none can be.", 'a,b\n1,2\n"3"x,4'],
    [2, "A cell is longer than 100 characters.", `a,b\n1,${"x".repeat(101)}`],
    [2, "There are more than 10 columns.", `a,b\n${",".repeat(10)}`],
    [1002, "There are more than 1,000 rows.", `a,b\n${"1,2\n".repeat(1001)}`],
    [2, "It is too long. A quote may be missing.", `a,b\n"${"1,2\n".repeat(100_000)}`],
  ])("in row %i: %s", async (row, message, text) => {
    await expect(readText(text)).rejects.toEqual(badCsv(`Row ${row}: ${message}`, row));
  });

  it.each([
    ["Latin-1", Buffer.from("a,b\n1,2\ncaf\xe9,4", "latin1"), 3],
    ["a character that is cut", Buffer.from("a,b\n1,পা").subarray(0, -1), 2],
    ["half a character of UTF-16", asUtf16("a,b\n1,2").subarray(0, -1), 2],
    ["a lone surrogate", asUtf16("a,b\n1,\ud800x"), 2],
  ])("%s, and names the row", async (_, bytes, row) => {
    await expect(read([bytes])).rejects.toEqual(
      badCsv(`Row ${row}: The characters are not UTF-8. Save the file as “CSV UTF-8”.`, row),
    );
  });

  it("a picture and UTF-16 without its mark, as the first row tells", async () => {
    await expect(read([Buffer.from("89504e470d0a1a0a0000", "hex")])).rejects.toMatchObject({
      code: "BAD_CSV",
    });
    await expect(read([Buffer.from("a,b\n1,2", "utf16le")])).rejects.toMatchObject({ code: "BAD_CSV" });
  });

  it("a million rows before they have all come", async () => {
    let sent = 0;
    let isClosed = false;
    async function* endless() {
      try {
        for (; sent < 1_000_000; sent += 100) yield Buffer.from("1,2\n".repeat(100));
      } finally {
        isClosed = true;
      }
    }
    await expect(read(endless())).rejects.toMatchObject({ code: "BAD_CSV", details: { row: 1002 } });
    expect(sent).toBeLessThan(100_000);
    await expect.poll(() => isClosed).toBe(true);
  });

  it.each(["1,2\n", "\n"])(
    "more rows of %j than the limit, and parses few of those behind it",
    async (row) => {
      const parse = vi.spyOn(Parser.prototype, "_transform");
      await expect(readText(`a,b\n${row.repeat(50_000)}`)).rejects.toMatchObject({
        code: "BAD_CSV",
        details: { row: 1002 },
      });
      const parser = parse.mock.contexts[0] as Parser | undefined;
      parse.mockRestore();
      expect(parser?.info.records).toBeLessThan(5_000);
    },
  );

  it("more bytes than the limit before they have all come", async () => {
    const chunk = Buffer.from(`${"x".repeat(90)},2\n`.repeat(10));
    let sent = 0;
    async function* endless() {
      for (; sent < 1_000_000; sent += 1) yield chunk;
    }
    await expect(read(endless(), { ...LIMITS, maxBytes: 50_000 })).rejects.toMatchObject({
      code: "BODY_TOO_LARGE",
      status: 413,
    });
    expect(sent).toBeLessThan(200);
  });

  it("a file whose line breaks off, with the reason of that", async () => {
    const lost = new Error("lost");
    async function* broken() {
      yield Buffer.from("a,b\n".repeat(2000));
      throw lost;
    }
    await expect(read(broken(), { ...LIMITS, maxRows: 10_000 })).rejects.toBe(lost);
  });
});
