import { Types } from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CACHE_TAGS } from "@/lib/cache-tags";
import { findMissing } from "@/lib/existence/find-missing";
import { NO_SUCH_DOCUMENT, NO_SUCH_PICTURE } from "@/lib/http/refuse-plainly";
import { storePicture } from "@/lib/images/picture-store";
import { processState } from "@/lib/process-state.mjs";
import { deleteProduct } from "@/lib/products/delete-product";
import { useDatabase } from "@/lib/testing/database";
import { makeProduct } from "@/lib/testing/products";
import { Product } from "@/models/product";
import { Freshness } from "@/scripts/server/freshness.mjs";

useDatabase();

const freshness = new Freshness();
const NO_PAGE = { message: null };

beforeAll(() => {
  processState.pages = {
    expireTags: (tags) => freshness.expire(tags),
    count: () => freshness.count,
    isCurrent: (tags, begun) => freshness.isCurrent(tags, begun),
  };
});

afterAll(() => delete processState.pages);

const madeUp = () => new Types.ObjectId().toString();

/** So many belts, of which nothing but the number matters. */
async function fillBelts(length: number): Promise<void> {
  const { _id, ...belt } =
    (await Product.findById((await makeProduct({ category: "Belts" }))._id).lean()) ?? {};
  const belts = Array.from({ length: length - 1 }, (_, index) => ({ ...belt, nameKey: `belt ${index}` }));
  await Product.collection.insertMany(belts);
  freshness.expire([CACHE_TAGS.everything]);
}

describe("findMissing", () => {
  it("finds a product from its first moment, and misses it once it is deleted", async () => {
    const { _id } = await makeProduct();
    for (const path of [`/details/${_id}`, `/share/details/${_id.toUpperCase()}`])
      expect(await findMissing(path), path).toBeNull();
    await deleteProduct(_id);
    freshness.expire([CACHE_TAGS.product(_id)]);
    expect(await findMissing(`/details/${_id}`)).toEqual(NO_PAGE);
    expect(await findMissing(`/share/details/${_id}`)).toEqual({ message: NO_SUCH_PICTURE });
  });

  it("tells many made-up products from one that exists, asked at once", async () => {
    const { _id } = await makeProduct();
    const ids = Array.from({ length: 1_200 }, (_, index) => (index === 700 ? _id : madeUp()));
    const found = await Promise.all(ids.map((id) => findMissing(`/details/${id}`)));
    expect(found.flatMap((missing, index) => (missing ? [] : [index]))).toEqual([700]);
  });

  it("knows the pages of a category by its count", async () => {
    await fillBelts(97);
    for (const page of ["2", "3"]) expect(await findMissing(`/belts/${page}`), page).toBeNull();
    for (const page of ["4", "999", "1", "02", "1000", "x"])
      expect(await findMissing(`/belts/${page}`), page).toEqual(NO_PAGE);
    expect(await findMissing("/caps/2")).toEqual(NO_PAGE);
    await Product.deleteMany({ nameKey: "belt 1" });
    freshness.expire([CACHE_TAGS.category("Belts")]);
    expect(await findMissing("/belts/3")).toEqual(NO_PAGE);
  });

  it("knows the pictures of the shop's own pages, and no others", async () => {
    for (const card of ["home", "about", "return", "caps"])
      expect(await findMissing(`/share/${card}`)).toBeNull();
    for (const card of ["x", "details", "details/x", "caps/x", `details/${madeUp()}/x`, ""])
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

  it("leaves every other address alone", () => {
    for (const path of ["/", "/caps", "/details", "/share", "/api/products/x", "/dashboard/orders", "/a/b"])
      expect(findMissing(path), path).toBeNull();
  });
});
