import "server-only";
import type { CsvCell } from "@/lib/platform/csv/write-csv";
import type { Table } from "@/lib/reports/exports/table";
import {
  COLUMN_FIELDS,
  type FieldColumn,
  PRODUCT_COLUMNS,
  STOCK_COLUMNS,
} from "@/lib/catalogue/products/csv-columns";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { parseStock } from "@/lib/stock/stock-text";
import { streamProducts } from "@/lib/catalogue/products/stream-products";
import { fieldText } from "@/lib/catalogue/products/rules";

/** Every product, newest first: read back unchanged, the file changes nothing. */
export function productTable(): Table {
  return { header: Object.values(PRODUCT_COLUMNS), rows: productRows() };
}

async function* productRows(): AsyncGenerator<CsvCell[]> {
  for await (const product of streamProducts({ withDrafts: true, withCost: true })) {
    yield [product._id, product.version, ...COLUMN_FIELDS.map((name) => cellOf(product, name))];
  }
}

function cellOf(product: ProductDto, name: FieldColumn): CsvCell {
  // The stock's file tells it.
  if (name === "stock") return "";
  const value = product[name];
  return typeof value === "number" ? value : fieldText(value);
}

/** Every count of every product: a row for each size and color that is counted, else one for the whole product. */
export function stockTable(): Table {
  return { header: Object.values(STOCK_COLUMNS), rows: stockRows() };
}

async function* stockRows(): AsyncGenerator<CsvCell[]> {
  for await (const { _id, name, category, stock, stockByOption } of streamProducts({ withDrafts: true })) {
    for (const row of stockByOption ?? [{ size: "", color: "", stock: parseStock(stock) ?? stock }]) {
      yield [_id, name, category, row.size, row.color, row.stock, row.stock];
    }
  }
}
