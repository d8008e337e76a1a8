import { expect, it } from "vitest";
import { listOtherPicturedColors, PICTURE_VIEWS } from "@/demo/product";
import { DEMO_PRODUCTS } from "@/demo/products";
import { swatchOf } from "@/studio/pictures/render/colour";
import { takePicture } from "@/studio/pictures/render/picture";
import { plane, rasterise } from "@/studio/pictures/render/raster";
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

it("draws a product in its other colour too", async () => {
  const product = DEMO_PRODUCTS.find(({ slug }) => slug === "white-tipped-polo")!;
  const draw = async (color?: string) => {
    const [shot] = listShots(product, color);
    return Buffer.from((await takePicture(shot!, 96)).rgb);
  };
  const [white, navy, first] = [await draw("White"), await draw("Navy"), await draw()];
  expect(white.equals(first)).toBe(true);
  expect(mean(navy)).toBeLessThan(mean(white) - 20);
});

const mean = (bytes: Buffer): number => bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;

it("has a swatch for each colour that it draws", () => {
  for (const product of DEMO_PRODUCTS)
    for (const color of listOtherPicturedColors(product)) expect(swatchOf(color), product.slug).toMatch(/^#/);
});

const SAME_OUTLINE = 0.75;

/** How much of two outlines is common to both, from 0 to 1. */
function overlap(one: Float32Array, other: Float32Array): number {
  let [both, any] = [0, 0];
  for (const [i, cover] of one.entries()) {
    both += Math.min(cover, other[i]!);
    any += Math.max(cover, other[i]!);
  }
  return both / any;
}

it.each([
  ["Belts", 4],
  ["Caps", 5],
])("shows %s on the rail in at least %d outlines", async (category, count) => {
  const outlines: Float32Array[] = [];
  for (const product of DEMO_PRODUCTS.filter((each) => each.category === category)) {
    const { scene, camera } = listShots(product)[0]!;
    const mask = plane(await rasterise(scene.svgOf("albedo", camera, 96, 120)), 3);
    if (outlines.every((known) => overlap(known, mask) < SAME_OUTLINE)) outlines.push(mask);
  }
  expect(outlines.length).toBeGreaterThanOrEqual(count);
});
