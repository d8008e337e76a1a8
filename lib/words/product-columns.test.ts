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
