import { expect, it, vi } from "vitest";
import { PICTURE_VIEWS } from "@/demo/product";
import { DEMO_PRODUCTS } from "@/demo/products";
import { swatchOf } from "@/studio/pictures/render/colour";
import { takePicture } from "@/studio/pictures/render/picture";
import { plane, rasterise } from "@/studio/pictures/render/raster";
import type { GarmentPose } from "@/studio/pictures/garments/pose";
import { requireSpec } from "@/studio/pictures/specs/specs";
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

it("draws a picture the same after others of the same product as it draws it first", async () => {
  const product = DEMO_PRODUCTS.find(({ slug }) => slug === "maroon-colour-block-polo")!;
  await takePicture(listShots(product, "Maroon")[0]!, 96);
  for (const view of [0, 1, 2]) {
    const { rgb } = await takePicture(listShots(product, "Navy")[view]!, 96);
    vi.resetModules();
    const anew = await import("@/studio/pictures/render/picture");
    const first = await anew.takePicture(listShots(product, "Navy")[view]!, 96);
    expect(first.rgb.equals(rgb), `view ${view}`).toBe(true);
  }
});

it("has a swatch for each colour, and a drawing of each product in it", () => {
  for (const product of DEMO_PRODUCTS)
    for (const color of product.colors) {
      expect(swatchOf(color), product.slug).toMatch(/^#/);
      expect(listShots(product, color), `${product.slug} in ${color}`).toHaveLength(PICTURE_VIEWS.length);
    }
});

it.each(["Full Sleeve Shirts", "Half Sleeve Shirts", "Polo T-shirts", "Basic T-shirt", "Drop-shoulder"])(
  "shows %s flat, on the hanger and folded",
  (category) => expect(countPoses([category])).toEqual({ flat: 3, hung: 3, folded: 2 }),
);

it("shows trousers flat, on the hanger and folded", () => {
  const { flat, hung, folded } = countPoses(["Denim Pants", "Twill Pants"]);
  expect(Math.min(flat, hung, folded)).toBeGreaterThanOrEqual(3);
});

/** How many products are shown in which pose. */
function countPoses(categories: string[]): Record<GarmentPose, number> {
  const counts = { flat: 0, hung: 0, folded: 0 };
  for (const { slug, colors, category } of DEMO_PRODUCTS) {
    if (!categories.includes(category)) continue;
    const colour = swatchOf(colors[0]!);
    counts[requireSpec(slug)({ slug, colour, colourName: colors[0]! }).pose ?? "flat"] += 1;
  }
  return counts;
}

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
