import { expect, type Locator, type Page } from "@playwright/test";
import type { Caller } from "./api";

interface StockRow {
  size: string;
  color: string;
  stock: number;
}

interface CountedProduct {
  stock: string;
  version: number;
  sizes: string[];
  stockByOption?: StockRow[];
}

/** The field of an option in a product's form. */
export const cellOf = (page: Page, option: string): Locator =>
  page.getByRole("textbox", { name: `Stock of ${option}`, exact: true });

export const cellsOf = (page: Page): Locator => page.getByRole("textbox", { name: /^Stock of / });

export const countChoice = (page: Page): Locator => page.getByRole("checkbox", { name: /^Count by/ });

export async function readCounts(caller: Caller, id: string): Promise<CountedProduct> {
  const { status, body } = await caller.call("GET", `/products/${id}`);
  expect(status).toBe(200);
  return body as CountedProduct;
}

/** The numbers from one on, in steps, as the sizes of a product. */
export const sizesFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(first + index * 2));

/** A row for each size and color, with what is given of it. */
export function rowsOf(
  sizes: string[],
  colors: string[],
  stockOf: (size: number, color: number) => number,
): StockRow[] {
  return colors.flatMap((color, ofColor) =>
    sizes.map((size, ofSize) => ({ size, color, stock: stockOf(ofSize, ofColor) })),
  );
}
