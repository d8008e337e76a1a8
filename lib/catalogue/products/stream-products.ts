import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { readInBatches } from "@/lib/platform/database/read-in-batches";
import { runCoalesced } from "@/lib/platform/http/cached-document";
import { writeJsonList } from "@/lib/platform/http/json-list";
import { gzipBody, type GzippedBody } from "@/lib/platform/http/gzipped-body";
import { type ProductDto, toDtoFor } from "@/lib/catalogue/products/dto";
import { publishedUnless, type ReadOptions } from "@/lib/catalogue/products/drafts";
import { Product } from "@/models/product";

const AT_ONCE = 500;

/** Every product, newest first, some at a time. */
export const streamProductBatches = (options: ReadOptions = {}) =>
  readInBatches((seen?: StoredProduct) => readAfter(options, seen));

type StoredProduct = Awaited<ReturnType<typeof readAfter>>[number];

/** As they are answered. */
async function* streamDtoBatches(options: ReadOptions): AsyncGenerator<ProductDto[]> {
  for await (const products of streamProductBatches(options)) yield products.map(toDtoFor(options));
}

/** The same, one by one. */
export async function* streamProducts(options: ReadOptions = {}): AsyncGenerator<ProductDto> {
  for await (const products of streamDtoBatches(options)) yield* products;
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

/** The JSON array of them. */
export const writeProductList = (options: ReadOptions = {}): AsyncGenerator<string> =>
  writeJsonList(streamDtoBatches(options));
