import mongoose, { Types } from "mongoose";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { failFast } from "@/lib/platform/database/fail-fast";
import { findMissing } from "@/lib/seo/existence/find-missing";
import { NO_SUCH_DOCUMENT, NO_SUCH_PICTURE } from "@/lib/platform/http/plain-text-error";
import { storePicture } from "@/lib/catalogue/images/picture-store";
import { processState } from "@/lib/platform/process-state.mjs";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";
import { Product } from "@/models/product";
import { TagInvalidation } from "@/server/cache/tag-invalidation.mjs";

useDatabase();

const invalidation = new TagInvalidation();
const NO_PAGE = { message: null };

beforeAll(() => {
  processState.pageTags = invalidation;
});

afterAll(() => delete processState.pageTags);

/** A query that the database never answers. */
function hanging(): ReturnType<typeof Product.find> {
  const query = new mongoose.Query<never, never>();
  query.select = () => query;
  query.lean = () => new Promise(() => undefined) as never;
  return query;
}

const missing = async (path: string) => await findMissing(path);
const madeUp = () => new Types.ObjectId().toString();

/** Stores so many belts; nothing but their number matters. */
async function fillBelts(length: number): Promise<void> {
  const { _id, ...belt } =
    (await Product.findById((await makeProduct({ category: "Belts" }))._id).lean()) ?? {};
  const belts = Array.from({ length: length - 1 }, (_, index) => ({ ...belt, nameKey: `belt ${index}` }));
  await Product.collection.insertMany(belts);
  invalidation.invalidate([CACHE_TAGS.everything]);
}

describe("findMissing", () => {
  it("finds a product from its first moment, and misses it once it is deleted", async () => {
    const { _id } = await makeProduct();
    for (const path of [`/details/${_id}`, `/share/details/${_id.toUpperCase()}`])
      expect(await findMissing(path), path).toBeNull();
    await deleteProduct(_id);
    invalidation.invalidate([CACHE_TAGS.product(_id)]);
    expect(await findMissing(`/details/${_id}`)).toEqual(NO_PAGE);
    expect(await findMissing(`/share/details/${_id}`)).toEqual({ message: NO_SUCH_PICTURE });
  });

  it("tells many made-up products from one that exists, asked at once", async () => {
    const { _id } = await makeProduct();
    const ids = Array.from({ length: 1_200 }, (_, index) => (index === 700 ? _id : madeUp()));
    const found = await Promise.all(ids.map((id) => missing(`/details/${id}`)));
    expect(found.flatMap((one, index) => (one ? [] : [index]))).toEqual([700]);
  });

  it("knows the pages of a category by its count", async () => {
    await fillBelts(97);
    for (const page of ["2", "3"]) expect(await findMissing(`/belts/${page}`), page).toBeNull();
    for (const page of ["4", "999", "1", "02", "1000", "x"])
      expect(await findMissing(`/belts/${page}`), page).toEqual(NO_PAGE);
    expect(await findMissing("/caps/2")).toEqual(NO_PAGE);
    await Product.deleteMany({ nameKey: "belt 1" });
    invalidation.invalidate([CACHE_TAGS.category("Belts")]);
    expect(await findMissing("/belts/3")).toEqual(NO_PAGE);
  });

  it("knows the pictures of the shop's own pages, and no others", async () => {
    for (const card of ["home", "about", "return", "caps", "bn/home", "bn/caps"])
      expect(await findMissing(`/share/${card}`)).toBeNull();
    for (const card of [
      "x",
      "details",
      "details/x",
      "caps/x",
      "bn",
      "bn/x",
      "bn/bn/caps",
      `details/${madeUp()}/x`,
      "",
    ])
      expect((await findMissing(`/share/${card}`))?.message ?? NO_SUCH_PICTURE, card).toBe(NO_SUCH_PICTURE);
    expect(await findMissing("/share/x")).toEqual({ message: NO_SUCH_PICTURE });
  });

  it("finds an uploaded picture in each of its widths", async () => {
    const made = ([480, 960] as const).map((width) => ({ width, bytes: Buffer.from("RIFF") }));
    const pictureId = await storePicture(made);
    for (const width of ["480", "960"])
      expect(await findMissing(`/images/${pictureId}-${width}.webp`)).toBeNull();
    for (const name of [`${madeUp()}-480.webp`, `${pictureId}-481.webp`, "x"])
      expect(await findMissing(`/images/${name}`), name).toEqual({ message: NO_SUCH_PICTURE });
  });

  it("knows that a small shop's sitemap has no parts", async () => {
    for (const file of ["1.xml", "9999.xml", "0.xml", "x"])
      expect(await findMissing(`/sitemaps/${file}`), file).toEqual({ message: NO_SUCH_DOCUMENT });
  });

  it("says of nothing that it is missing while the database is away, and does not wait for it twice", async () => {
    const find = vi.spyOn(Product, "find").mockImplementation(() => {
      throw new mongoose.mongo.MongoNetworkError("gone");
    });
    expect(await findMissing(`/details/${madeUp()}`)).toBeNull();
    // The page that is made next does not wait a second time for what this one waited for.
    await expect(failFast(async () => "read")).rejects.toThrow("gone");
    find.mockImplementation(() => hanging());
    const answers = Array.from({ length: 50 }, () => missing(`/details/${madeUp()}`));
    expect(await Promise.all(answers)).toEqual(answers.map(() => null));
    find.mockRestore();
    await vi.waitFor(async () => expect(await findMissing(`/details/${madeUp()}`)).toEqual(NO_PAGE), 10_000);
  });

  it("leaves every other address alone", () => {
    for (const path of ["/", "/caps", "/details", "/share", "/api/products/x", "/dashboard/orders", "/a/b"])
      expect(findMissing(path), path).toBeNull();
  });
});
