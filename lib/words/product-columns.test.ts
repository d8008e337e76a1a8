import { expect, it } from "vitest";
import { PRODUCT_COLUMNS } from "@/lib/catalogue/products/csv-columns";
import { FIELD_NAMES } from "@/lib/catalogue/products/fields";
import { bangla } from "@/lib/words/bn/bangla";

const LATIN = /[A-Za-z]/;

it("each field of a product has a name in Bangla in the records and in its file", () => {
  const { records, rows } = bangla.deskData;
  expect(FIELD_NAMES.map(records.field).filter((name) => LATIN.test(name))).toEqual([]);
  expect(
    Object.values(PRODUCT_COLUMNS)
      .map(rows.column)
      .filter((name) => LATIN.test(name)),
  ).toEqual([]);
});

it("what the shop has against a cell is said in Bangla as beside the field of the form", () => {
  const { rows } = bangla.deskData;
  for (const [field, column] of Object.entries(PRODUCT_COLUMNS))
    expect([column, rows.refused(column, "Told.")]).toEqual([
      column,
      bangla.deskProduct.refused(field, "Told."),
    ]);
  expect(rows.refused("Unit cost", "Told.")).toMatch(/^কেনা দাম/);
  expect(rows.refused("Nothing", "Told.")).toBeUndefined();
});
