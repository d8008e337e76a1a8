import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { runCoalesced } from "@/lib/platform/http/cached-document";
import { gzipBody, type GzippedBody } from "@/lib/platform/http/gzipped-body";
import { type ProductDto, toDtoFor } from "@/lib/catalogue/products/dto";
import { publishedUnless, type ReadOptions } from "@/lib/catalogue/products/drafts";
import { Product } from "@/models/product";

const AT_ONCE = 500;

/** Every product, newest first, some at a time: others are served in between, and no read takes long. */
export async function* streamProductBatches(options: ReadOptions = {}) {
  const read = (seen?: { _id: unknown }) => new Deadline().within(() => readAfter(options, seen));
  for (let products = await read(); products.length > 0; products = await read(products.at(-1)))
    yield products;
}

/** The same, one by one. */
export async function* streamProducts(options: ReadOptions = {}): AsyncGenerator<ProductDto> {
  for await (const products of streamProductBatches(options)) yield* products.map(toDtoFor(options));
}

async function readAfter(options: ReadOptions, seen?: { _id: unknown }) {
  await connectDb();
  return await Product.find({ ...(seen && { _id: { $lt: seen._id } }), ...publishedUnless(options) })
    .sort({ _id: -1 })
    .limit(AT_ONCE)
    .lean();
}

/** All products that everybody may see, as the answer that lists them. */
export async function packProductList(): Promise<GzippedBody> {
  const [all] = await runCoalesced(packProductList, async () => [await gzipBody(writeProductList())]);
  return all;
}

/** The same with drafts and costs, for admins. */
export async function packWholeProductList(): Promise<GzippedBody> {
  const [all] = await runCoalesced(packWholeProductList, async () => [
    await gzipBody(writeProductList({ withDrafts: true, withCost: true })),
  ]);
  return all;
}

/** The JSON array that JSON.stringify would make of them. */
export async function* writeProductList(options: ReadOptions = {}): AsyncGenerator<string> {
  const toDto = toDtoFor(options);
  let before = "[";
  for await (const products of streamProductBatches(options)) {
    yield before + products.map((product) => JSON.stringify(toDto(product))).join(",");
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}
