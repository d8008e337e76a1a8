import { expect, it } from "vitest";
import { collect } from "@/testing/collect";
import { readRecords } from "@/lib/platform/csv/read-records";

const LIMITS = { maxBytes: 1024 * 1024, maxRows: 1000, maxColumns: 10, maxCellCharacters: 100 };

const read = async (text: string) =>
  await collect(
    readRecords({
      source: [Buffer.from(text)],
      limits: LIMITS,
      columns: { invoice: ["Invoice", "Order"], amount: ["Amount"], note: ["Note"] },
      required: ["invoice"],
    }),
  );

it("finds columns by any of their names, without regard to case, width and order", async () => {
  expect(await read(" ＡＭＯＵＮＴ ,order\n5,T-1")).toEqual([
    { row: 2, cells: { amount: "5", invoice: "T-1" }, isTooLong: false },
  ]);
});

it("leaves out columns of other names, those of objects too", async () => {
  const [record] = await read("__proto__,constructor,Invoice,\n1,2,T-1,3");
  expect(record?.cells).toEqual({ invoice: "T-1" });
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it("reads a row that is too short as one of empty cells, and marks one that is too long", async () => {
  expect(await read("Invoice,Amount\nT-1\nT-2,1,250\nT-3,5,")).toEqual([
    { row: 2, cells: { invoice: "T-1", amount: "" }, isTooLong: false },
    { row: 3, cells: { invoice: "T-2", amount: "1" }, isTooLong: true },
    { row: 4, cells: { invoice: "T-3", amount: "5" }, isTooLong: false },
  ]);
});

it.each([
  ["", "Row 1: The file is empty."],
  ["\n\nAmount\n5", "Row 3: The column “Invoice” is missing."],
  ["Invoice,invoice\n1,2", "Row 1: The column “Invoice” is there twice."],
  ["Invoice,Order\n1,2", "Row 1: The column “Invoice” is there twice."],
])("refuses %j", async (text, message) => {
  await expect(read(text)).rejects.toMatchObject({ code: "BAD_CSV", message });
});
