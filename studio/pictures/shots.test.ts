import { expect, it } from "vitest";
import { PICTURE_VIEWS } from "@/demo/product";
import { DEMO_PRODUCTS } from "@/demo/products";
import { takePicture } from "@/studio/pictures/render/picture";
import { listShots } from "@/studio/pictures/shots";

it("has a shot of a product of each category for each of its pictures", () => {
  const firsts = new Map(DEMO_PRODUCTS.toReversed().map((product) => [product.category, product]));
  for (const product of firsts.values())
    expect(listShots(product), product.slug).toHaveLength(PICTURE_VIEWS.length);
});

it("draws the same picture of the same product again", async () => {
  const draw = async () => {
    const [shot] = listShots(DEMO_PRODUCTS[0]!);
    return await takePicture(shot!, 96);
  };
  const [first, second] = [await draw(), await draw()];
  expect(Buffer.compare(Buffer.from(first.rgb), Buffer.from(second.rgb))).toBe(0);
});
