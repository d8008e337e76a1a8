import { createProduct } from "@/lib/catalogue/products/create-product";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { foldOption, type ProductOption } from "@/lib/stock/options";
import { getProduct } from "@/lib/catalogue/products/queries";
import { createProductSchema } from "@/lib/catalogue/products/schema";
import { StockUnit } from "@/models/stock-unit";

let count = 0;

/** A pair of jeans for 1,250 BDT with 10 in stock, in two sizes and two colours, unless told otherwise. */
export async function makeProduct(fields: Partial<ProductDto> = {}): Promise<ProductDto> {
  count += 1;
  const input = createProductSchema.parse({
    name: `Slim Denim ${count}`,
    category: "Denim Pants",
    price: 1_250,
    fit: "Slim",
    sizes: ["30", "32"],
    colors: ["Indigo", "Black"],
    stock: "10",
    image1: "/catalogue/denim.webp",
    ...fields,
  });
  return await requireProduct(await createProduct(input));
}

export async function requireProduct(productId: string): Promise<ProductDto> {
  const product = await getProduct(productId, { withDrafts: true });
  if (!product) throw new Error("There is no such product.");
  return product;
}

/** Reads the stock unit of a product or of one of its options, with the sum of what is held. */
export async function readUnit(productId: string, { size, color }: ProductOption = { size: "", color: "" }) {
  const option = { size: foldOption(size), color: foldOption(color), retiredAt: null };
  const unit = await StockUnit.findOne({ productId, ...option }).lean();
  if (!unit) throw new Error("There is no such stock unit.");
  const { stock, sold, received, revision } = unit;
  return {
    stock,
    sold,
    received,
    revision,
    held: unit.holds.reduce((sum, hold) => sum + hold.quantity, unit.held),
  };
}
