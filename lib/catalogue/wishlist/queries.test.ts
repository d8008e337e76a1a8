import { expect, it } from "vitest";
import { listDeleted, listWished } from "@/lib/catalogue/wishlist/queries";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";
import { Product } from "@/models/product";

useDatabase();

const NAVY = "/catalogue/tee-navy.webp";
const WHITE = "/catalogue/tee-white.webp";

it("shows each in the colour in which it was kept, in their order, and opens it there", async () => {
  const tee = await makeProduct({
    colors: ["Navy", "Off White", "Olive"],
    image1: NAVY,
    colorImages: { Navy: NAVY, "Off White": WHITE },
  });
  const belt = await makeProduct({ colors: ["Brown"] });
  const gone = "0123456789abcdef01234567";
  const show = async (...wishes: string[]) =>
    (await listWished(wishes)).map(({ _id, image1, shownIn, option }) => ({
      _id,
      image1,
      shownIn,
      color: option?.color,
    }));
  expect(await show(belt._id, gone, `${tee._id}:off-white`)).toEqual([
    { _id: belt._id, image1: belt.image1, shownIn: undefined, color: undefined },
    { _id: tee._id, image1: WHITE, shownIn: undefined, color: "Off White" },
  ]);
  expect(await show(`${tee._id}:olive`)).toEqual([
    { _id: tee._id, image1: NAVY, shownIn: "Navy", color: "Olive" },
  ]);
  expect(await show(`${tee._id}:plum`)).toEqual([
    { _id: tee._id, image1: NAVY, shownIn: undefined, color: undefined },
  ]);
});

it("hides a draft, and calls it deleted as little as what is shown", async () => {
  const [belt, draft] = [await makeProduct(), await makeProduct()];
  await Product.updateOne({ _id: draft._id }, { isDraft: true });
  const gone = "0123456789abcdef01234567:navy";
  const wishes = [`${draft._id}:navy`, gone, belt._id];
  expect((await listWished(wishes)).map(({ _id }) => _id)).toEqual([belt._id]);
  expect(await listDeleted(wishes)).toEqual([gone]);
});
