import "server-only";
import type { CsvCell } from "@/lib/csv/write-csv";
import type { Table } from "@/lib/exports/table";
import { PRODUCT_COLUMNS, STOCK_COLUMNS } from "@/lib/products/csv-columns";
import { parseStock } from "@/lib/products/rules";
import { streamProducts } from "@/lib/products/stream-products";

/** Every product, newest first: read back unchanged, the file changes nothing. */
export function productTable(): Table {
  return { header: Object.values(PRODUCT_COLUMNS), rows: productRows() };
}

async function* productRows(): AsyncGenerator<CsvCell[]> {
  for await (const product of streamProducts()) {
    yield [
      product._id,
      product.version,
      product.name,
      product.category,
      product.price,
      product.fit,
      product.fabric,
      product.weight,
      product.care,
      product.origin,
      product.fitNote,
      product.sizes.join(", "),
      product.colors.join(", "),
      "",
      product.image1,
      product.image2,
      product.image3,
    ];
  }
}

/** Every count of every product: a row for each size and color that is counted, else one for the whole product. */
export function stockTable(): Table {
  return { header: Object.values(STOCK_COLUMNS), rows: stockRows() };
}

async function* stockRows(): AsyncGenerator<CsvCell[]> {
  for await (const { _id, name, category, stock, stockByOption } of streamProducts()) {
    for (const row of stockByOption ?? [{ size: "", color: "", stock: parseStock(stock) ?? stock }]) {
      yield [_id, name, category, row.size, row.color, row.stock, row.stock];
    }
  }
}
