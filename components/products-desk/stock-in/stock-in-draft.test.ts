import { expect, it } from "vitest";
import {
  atRows,
  checkStockIn,
  costKey,
  type DraftProduct,
  ownCostKey,
  rowKey,
  toDraftProduct,
} from "@/components/products-desk/stock-in/stock-in-draft";
import { wordsOf } from "@/lib/words/of-request";
import { sampleProduct } from "@/testing/sample-product";

const stockByOption = [
  { size: "30", color: "Indigo", stock: 2 },
  { size: "32", color: "Indigo", stock: 0 },
];
const jeans = toDraftProduct(sampleProduct({ _id: "65f000000000000000000001", stock: "2", stockByOption }));
const belt = toDraftProduct(sampleProduct({ _id: "65f000000000000000000002", stock: "4" }));

/** The draft with these pieces and costs of its rows. */
const typed = (of: DraftProduct, rows: [pieces: string, cost?: string][], cost = ""): DraftProduct => ({
  ...of,
  cost,
  rows: of.rows.map((row, index) => ({
    ...row,
    pieces: rows[index]?.[0] ?? "",
    cost: rows[index]?.[1] ?? "",
  })),
});

const { refusedField } = wordsOf("deskKit");
const DAY = { day: "2026-01-02", supplier: "Karim" };

it("puts what the shop says of a line at the row that it came from, though empty rows are not sent", () => {
  const products = [typed(jeans, [[""], ["4", "300"]], "250"), typed(belt, [["2"]], "120")];
  const [ofJeans, ofBelt] = products;
  if (!ofJeans?.rows[1] || !ofBelt?.rows[0]) throw new Error("There are no rows.");
  expect(
    atRows(
      products,
      {
        "lines.0": "This product is not made in this size and color.",
        "lines.1": "Nobody counts the pieces of this product.",
        supplier: "Please enter from whom.",
      },
      refusedField,
    ),
  ).toEqual({
    [rowKey(ofJeans, ofJeans.rows[1])]: "This product is not made in this size and color.",
    [rowKey(ofBelt, ofBelt.rows[0])]: "Nobody counts the pieces of this product.",
    supplier: "Please enter from whom.",
  });
  expect(atRows(products, { "lines.0.cost": "Too much." }, refusedField)).toEqual({
    [ownCostKey(ofJeans, ofJeans.rows[1])]: "Too much.",
  });
  expect(atRows(products, { "lines.9": "No such line." }, refusedField)).toEqual({
    "lines.9": "No such line.",
  });
});

it("says at the row, or at the cost that it takes, what is typed wrongly", () => {
  const products = [typed(jeans, [["x"], ["4", "free"]]), typed(belt, [["2"]])];
  const { request, errors } = checkStockIn({ ...DAY, products }, refusedField);
  const [ofJeans, ofBelt] = products;
  if (!ofJeans?.rows[1] || !ofBelt || !ofJeans.rows[0]) throw new Error("There are no rows.");
  expect(request).toBeNull();
  expect(Object.keys(errors)).toEqual(
    expect.arrayContaining([
      rowKey(ofJeans, ofJeans.rows[0]),
      ownCostKey(ofJeans, ofJeans.rows[1]),
      costKey(ofBelt),
    ]),
  );
});

it("says it in the words of the page", () => {
  const { refusedField: say } = wordsOf("deskKit", "bn");
  const products = [typed(jeans, [["x"], ["4", "free"]])];
  const [of] = products;
  if (!of?.rows[0] || !of.rows[1]) throw new Error("There are no rows.");
  expect(checkStockIn({ ...DAY, supplier: "", products }, say).errors).toEqual({
    [rowKey(of, of.rows[0])]: "১ থেকে ১,০০,০০০-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।",
    [ownCostKey(of, of.rows[1])]: "কেনা দাম লিখুন, যেমন ৩৫০ বা ৩৫০.৫০। সর্বোচ্চ ১০,০০,০০০ টাকা।",
    supplier: "কার কাছ থেকে এসেছে, ১০০ অক্ষরের মধ্যে লিখুন।",
  });
  expect(atRows(products, { "lines.0": "Nobody counts the pieces of this product." }, say)).toEqual({
    [rowKey(of, of.rows[0])]: "এটি যোগ করা গেল না। পরিমাণ ও দাম দেখুন, আর এর স্টক এখনো গোনা হয় কি না দেখুন।",
  });
});

it("offers no row of a product whose pieces nobody counts", () => {
  expect(toDraftProduct(sampleProduct({ stock: "always" })).rows).toEqual([]);
});
