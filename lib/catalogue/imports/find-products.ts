import "server-only";
import type { CsvRecord } from "@/lib/platform/csv/read-records";
import { idSchema } from "@/lib/platform/http/id-schema";
import { cleanLine, foldCase } from "@/lib/platform/text/text";
import { damageOf } from "@/lib/catalogue/imports/damage";
import { Product } from "@/models/product";
import { importErrors } from "@/lib/words/en/import-errors";

/** The columns by which a row names its product. */
type NamingColumn = "id" | "name" | "category";

/** A product as it is stored. */
export type FoundProduct = NonNullable<Awaited<ReturnType<typeof readProducts>>>[number];

type Found = { product: FoundProduct; problem?: undefined } | { product: null; problem: string | null };

export interface Finder {
  /** The product of a row; no product and no problem where it is a new one. */
  find: (cells: Partial<Record<NamingColumn, string>>) => Found;
  /** Whether a product other than this one has the name. */
  isNameTaken: (name: string, product: FoundProduct | null) => boolean;
}

const readProducts = async (ids: string[], nameKeys: string[]) =>
  await Product.find({ $or: [{ _id: { $in: ids } }, { nameKey: { $in: nameKeys } }] }).lean();

/** Reads the products of some rows at once, by their ids and names. */
export async function findProducts<Column extends string>(
  records: readonly CsvRecord<Column | NamingColumn>[],
): Promise<Finder> {
  const ids = records.map(({ cells }) => toId(cells.id)).filter((id) => id !== null);
  const nameKeys = records.map(({ cells }) => toKey(cells.name)).filter(Boolean);
  const products = await readProducts(ids, nameKeys);
  const byId = new Map(products.map((product) => [product._id.toString(), product]));
  const byName = new Map(products.map((product) => [product.nameKey, product]));
  return {
    find({ id = "", name = "", category = "" }) {
      if (id.trim() !== "") {
        const product = byId.get(toId(id) ?? "");
        const problem = damageOf(id, null) ?? importErrors.noId;
        return product ? { product } : { product: null, problem };
      }
      const product = byName.get(toKey(name));
      if (!product) return { product: null, problem: null };
      if (product.name === cleanLine(name) && product.category === cleanLine(category)) return { product };
      return { product: null, problem: importErrors.nameInCategory(product.name, product.category) };
    },
    isNameTaken: (name, product) => {
      const other = byName.get(toKey(name));
      return other !== undefined && other._id.toString() !== product?._id.toString();
    },
  };
}

export const toKey = (name = ""): string => foldCase(cleanLine(name));

function toId(cell = ""): string | null {
  const parsed = idSchema.safeParse(cell.trim());
  return parsed.success ? parsed.data : null;
}
