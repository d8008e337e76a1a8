import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { addToCart } from "@/lib/orders/cart/add-to-cart";
import { addToCartSchema } from "@/lib/orders/cart/schema";
import { findOrderReferences, findDroppableReferences } from "@/lib/catalogue/images/find-references";
import { requirePictures } from "@/lib/catalogue/images/keep-pictures";
import { storePicture } from "@/lib/catalogue/images/picture-store";
import { pictureAddress } from "@/lib/catalogue/images/rules";
import { sweepPictures } from "@/lib/catalogue/images/sweep-pictures";
import { changeSettings } from "@/lib/messages/settings/change-settings";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { restoreProduct } from "@/lib/catalogue/products/restore-product";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { explainReads } from "@/tools/bench/explain";
import { CartLine } from "@/models/cart-line";
import { PictureChunk, PictureFile } from "@/models/picture";
import { Product } from "@/models/product";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();

const afterDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Stores a picture of a few bytes and returns its address. */
async function makePicture(): Promise<string> {
  const widths = [480, 960] as const;
  return pictureAddress(
    await storePicture(widths.map((width) => ({ width, bytes: Buffer.alloc(9, width) }))),
  );
}

async function isKept(address: string): Promise<boolean> {
  const filename = address.replace("/images/", "");
  const count = await PictureFile.countDocuments({
    filename: { $in: [filename, filename.replace("960", "480")] },
  });
  expect(count === 0 || count === 2).toBe(true);
  expect(await PictureChunk.countDocuments()).toBe(await PictureFile.countDocuments());
  return count === 2;
}

describe("sweepPictures", () => {
  it("removes after a day what nothing shows, and not before", async () => {
    const address = await makePicture();
    await sweepPictures(afterDays(0.9));
    expect(await isKept(address)).toBe(true);
    await sweepPictures(afterDays(1.1));
    expect(await isKept(address)).toBe(false);
  });

  it("keeps what a slide of the home page shows, and removes it some time after the slide", async () => {
    const address = await makePicture();
    const slide = { picture: address, alt: "", eyebrow: "", title: "Eid", text: "New.", href: "/caps" };
    await changeSettings({ version: 0, home: { slides: [slide] } });
    for (const days of [2, 10, 40]) await sweepPictures(afterDays(days));
    expect(await isKept(address)).toBe(true);
    await changeSettings({ version: 1, home: { slides: null } });
    await sweepPictures(afterDays(2));
    expect(await isKept(address)).toBe(true);
    await sweepPictures(afterDays(60));
    expect(await isKept(address)).toBe(false);
  });

  it.each(["image1", "image2", "image3"])("keeps what a product shows as its %s", async (field) => {
    const address = await makePicture();
    await makeProduct({ [field]: address });
    for (const days of [2, 10, 40]) await sweepPictures(afterDays(days));
    expect(await isKept(address)).toBe(true);
  });

  it("keeps what a product shows in one of its colours", async () => {
    const address = await makePicture();
    await makeProduct({ colorImages: { black: address } });
    for (const days of [2, 10, 40]) await sweepPictures(afterDays(days));
    expect(await isKept(address)).toBe(true);
  });

  it("keeps what a cart and an order show of a colour, after the product is gone", async () => {
    const [carted, ordered] = [await makePicture(), await makePicture()];
    const product = await makeProduct({ colorImages: { Black: carted, Indigo: ordered } });
    const input = addToCartSchema.parse({ productId: product._id, quantity: 1, color: "Black" });
    await addToCart({ user: await makeUser(), input });
    await makeOrder(await makeUser(), { product });
    await Product.deleteMany();
    await sweepPictures(afterDays(40));
    expect([await isKept(carted), await isKept(ordered)]).toEqual([true, true]);
  });

  it("keeps what a cart shows, until the line is gone", async () => {
    const address = await makePicture();
    const product = await makeProduct({ image1: address });
    const input = addToCartSchema.parse({ productId: product._id, quantity: 1 });
    await addToCart({ user: await makeUser(), input });
    await Product.deleteMany();
    await sweepPictures(afterDays(2));
    expect(await isKept(address)).toBe(true);
    await CartLine.deleteMany();
    await sweepPictures(afterDays(10));
    expect(await isKept(address)).toBe(false);
  });

  it.each(["image1", "image2", "image3"])("keeps what an old order shows as its %s", async (field) => {
    const address = await makePicture();
    const product = await makeProduct({ [field]: address });
    await makeOrder(await makeUser(), { product });
    await deleteProduct(product._id);
    await sweepPictures(afterDays(100));
    expect(await isKept(address)).toBe(true);
  });

  it("keeps for a month what a product showed that was deleted or has another picture now", async () => {
    const [deleted, replaced] = [await makePicture(), await makePicture()];
    await deleteProduct((await makeProduct({ image1: deleted }))._id);
    const product = await makeProduct({ image2: replaced });
    await updateProduct({ productId: product._id, fields: { image2: "" } });
    await sweepPictures(afterDays(30.5));
    expect([await isKept(deleted), await isKept(replaced)]).toEqual([true, true]);
    await sweepPictures(afterDays(31.5));
    expect([await isKept(deleted), await isKept(replaced)]).toEqual([false, false]);
  });

  it.each([
    ["has another picture now", { colorImages: { Black: "/catalogue/b-960.webp" } }],
    ["has none of its own any more", { colorImages: {} }],
    ["is not made any more", { colors: ["Indigo"] }],
  ])("keeps for a month what showed a colour that %s", async (_, fields) => {
    const address = await makePicture();
    const product = await makeProduct({ colorImages: { Black: address } });
    await updateProduct({ productId: product._id, fields });
    await sweepPictures(afterDays(30.5));
    expect(await isKept(address)).toBe(true);
    await sweepPictures(afterDays(31.5));
    expect(await isKept(address)).toBe(false);
  });

  it("keeps for good the pictures of the colours of a product that was deleted and brought back", async () => {
    const address = await makePicture();
    const { _id } = await makeProduct({ colorImages: { Black: address } });
    await deleteProduct(_id);
    await sweepPictures(afterDays(29));
    expect(await restoreProduct(_id)).toMatchObject({ colorImages: { Black: address } });
    for (const days of [32, 60]) await sweepPictures(afterDays(days));
    expect(await isKept(address)).toBe(true);
  });

  it("forgets the pictures of the colours of a product that stays deleted", async () => {
    const address = await makePicture();
    await deleteProduct((await makeProduct({ colorImages: { Black: address } }))._id);
    await sweepPictures(afterDays(30.5));
    expect(await isKept(address)).toBe(true);
    await sweepPictures(afterDays(31.5));
    expect(await isKept(address)).toBe(false);
  });

  it("looks for what is shown by id, never through a whole collection, and in orders since the upload only", async () => {
    await makeOrder(await makeUser(), { product: await makeProduct() });
    const missing = ["/images/000000000000000000000001-960.webp"];
    const plans = await explainReads(async () => {
      await findDroppableReferences(missing);
      await findOrderReferences(missing, new Date(0));
      await findOrderReferences(missing, afterDays(1));
    });
    expect(plans.map(({ documents }) => documents)).toEqual([1, 0, 0, 1, 0]);
    for (const { stages } of plans) expect(stages).toContain("IXSCAN(_id_)");
  });

  it("comes to an end when more is due than one batch, and leaves what is shown", async () => {
    const shown = await makePicture();
    await makeProduct({ image1: shown });
    await PictureFile.insertMany(
      Array.from({ length: 1_100 }, (_, index) => ({
        filename: `${index.toString(16).padStart(24, "0")}-480.webp`,
        length: 0,
        chunkSize: 1,
        uploadDate: new Date(),
        metadata: { keepUntil: new Date(0) },
      })),
    );
    await sweepPictures(afterDays(2));
    expect(await PictureFile.countDocuments()).toBe(2);
    expect(await isKept(shown)).toBe(true);
  });
});

describe("requirePictures", () => {
  it("keeps from the sweep what is about to be saved", async () => {
    const address = await makePicture();
    await PictureFile.updateMany({}, { "metadata.keepUntil": new Date(0) });
    await requirePictures({ image1: address });
    await sweepPictures();
    expect(await isKept(address)).toBe(true);
  });

  it("refuses, beside its field, a picture that has been cleaned up", async () => {
    const address = await makePicture();
    await sweepPictures(afterDays(2));
    await expect(makeProduct({ image2: address })).rejects.toMatchObject({
      code: "INVALID_FIELDS",
      fields: { image2: "This picture is not there any more. Please upload it again." },
    });
    const product = await makeProduct();
    expect(await codeOf(updateProduct({ productId: product._id, fields: { image1: address } }))).toBe(
      "INVALID_FIELDS",
    );
  });

  it("refuses, beside its colour, a picture that has been cleaned up", async () => {
    const gone = await makePicture();
    await sweepPictures(afterDays(2));
    const product = await makeProduct();
    const colorImages = { Indigo: "/catalogue/a-960.webp", Black: gone };
    const refusal = {
      code: "INVALID_FIELDS",
      fields: { "colorImages.Black": "This picture is not there any more. Please upload it again." },
    };
    await expect(makeProduct({ colorImages })).rejects.toMatchObject(refusal);
    await expect(updateProduct({ productId: product._id, fields: { colorImages } })).rejects.toMatchObject(
      refusal,
    );
  });

  it("keeps from the sweep what is about to be saved for a colour", async () => {
    const address = await makePicture();
    await PictureFile.updateMany({}, { "metadata.keepUntil": new Date(0) });
    await requirePictures({ colorImages: { Black: address } });
    await sweepPictures();
    expect(await isKept(address)).toBe(true);
  });

  it("lets the addresses of other pictures pass", async () => {
    await requirePictures({
      image1: "https://example.com/a.jpg",
      image2: "/catalogue/a-960.webp",
      image3: "",
    });
  });

  it("removes the parts of files that are not there, once they are a day old", async () => {
    const address = await makePicture();
    await makeProduct({ image1: address });
    const whole = await PictureChunk.countDocuments();
    const [old, fresh] = [Types.ObjectId.createFromTime(1_700_000_000), new Types.ObjectId()];
    const chunk = { n: 0, data: Buffer.from("half a picture") };
    await PictureChunk.insertMany([
      { ...chunk, files_id: old },
      { ...chunk, n: 1, files_id: old },
      { ...chunk, files_id: fresh },
    ]);
    await sweepPictures();
    expect(await PictureChunk.countDocuments()).toBe(whole + 1);
    expect(await PictureChunk.exists({ files_id: fresh })).not.toBeNull();
    expect(await PictureFile.countDocuments({ filename: address.replace("/images/", "") })).toBe(1);
  });
});
