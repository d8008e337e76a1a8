import { expect, it } from "vitest";
import { newDraftLine } from "@/components/orders-desk/contents/contents-draft";
import { parseStoredLines, toStoredLines } from "@/components/orders-desk/new-order/stored-lines";
import { productDtoSchema } from "@/lib/catalogue/products/dto";
import { sampleProduct } from "@/testing/sample-product";

const PRODUCT = productDtoSchema.parse(sampleProduct());

it("brings lines back as they were, under keys of their own", () => {
  const lines = [
    { ...newDraftLine(PRODUCT), size: "34", quantity: "২" },
    { ...newDraftLine(PRODUCT), color: "No longer made" },
  ];
  const back = parseStoredLines(JSON.parse(JSON.stringify(toStoredLines(lines))));
  expect(back?.map(({ key: _key, ...line }) => line)).toEqual(lines.map(({ key: _key, ...line }) => line));
  const keys = [...lines, ...(back ?? [])].map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

it("takes nothing else for lines", () => {
  for (const kept of [null, undefined, "lines", {}, { lines: [{ size: "34" }] }])
    expect(parseStoredLines(kept)).toBeNull();
});
