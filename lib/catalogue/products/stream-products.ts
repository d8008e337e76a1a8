import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { runCoalesced } from "@/lib/platform/http/cached-document";
import { gzipBody, type GzippedBody } from "@/lib/platform/http/gzipped-body";
import { type ProductDto, toProductDto } from "@/lib/catalogue/products/dto";
import { Product } from "@/models/product";

const AT_ONCE = 500;

/** Every product, newest first, some at a time: others are served in between, and no read takes long. */
export async function* streamProductBatches() {
  const read = (seen?: { _id: unknown }) => new Deadline().within(() => readAfter(seen));
  for (let products = await read(); products.length > 0; products = await read(products.at(-1)))
    yield products;
}

/** The same, one by one. */
export async function* streamProducts(): AsyncGenerator<ProductDto> {
  for await (const products of streamProductBatches()) yield* products.map(toProductDto);
}

async function readAfter(seen?: { _id: unknown }) {
  await connectDb();
  return await Product.find(seen ? { _id: { $lt: seen._id } } : {})
    .sort({ _id: -1 })
    .limit(AT_ONCE)
    .lean();
}

/** All products, as the answer that lists them. */
export async function packProductList(): Promise<GzippedBody> {
  const [all] = await runCoalesced(writeProductList, async () => [await gzipBody(writeProductList())]);
  return all;
}

/** The JSON array that JSON.stringify would make of them. */
export async function* writeProductList(): AsyncGenerator<string> {
  let before = "[";
  for await (const products of streamProductBatches()) {
    yield before + products.map((product) => JSON.stringify(toProductDto(product))).join(",");
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}
