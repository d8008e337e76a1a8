import { byName, type NameOf } from "@/lib/catalogue/products/fields";
import { listFields } from "@/lib/catalogue/products/list-fields";

export type FieldColumn = NameOf<{ column: string }>;
export type ProductColumn = "id" | "version" | FieldColumn;

/** The fields that the products' file has, in its order. */
export const COLUMN_FIELDS = listFields("column");

/** The columns of the products' file, as export and import name them. */
export const PRODUCT_COLUMNS: Readonly<Record<ProductColumn, string>> = {
  id: "Product id",
  version: "Version",
  ...byName<Record<FieldColumn, string>>(COLUMN_FIELDS, (name, { column = name }) => column),
};

/** The columns of the stock's file. */
export const STOCK_COLUMNS = {
  id: "Product id",
  name: "Name",
  category: "Category",
  size: "Size",
  color: "Color",
  /** As it was when the file was written. */
  seen: "Stock then",
  stock: "Stock now",
} as const;

/** The columns of a stock-in's file: those that name an option are as in the stock's file. */
export const STOCK_IN_COLUMNS = {
  id: STOCK_COLUMNS.id,
  name: STOCK_COLUMNS.name,
  category: STOCK_COLUMNS.category,
  size: STOCK_COLUMNS.size,
  color: STOCK_COLUMNS.color,
  pieces: "Pieces",
  cost: "Unit cost",
} as const;

export type StockInColumn = keyof typeof STOCK_IN_COLUMNS;

export type StockColumn = keyof typeof STOCK_COLUMNS;
