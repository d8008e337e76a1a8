import { expect, it } from "vitest";
import { makeCloth } from "./cloth";
import { rectangle } from "./geometry";
import { lightOn } from "./lighting";
import { rasterise } from "./raster";
import { buildRelief } from "./relief";
import { Scene } from "./scene";

const WIDTH = 96;

/** How far the yarns of white oxford stand up and down, seen at so many pixels to a unit. */
async function weaveAt(pixelsPerUnit: number): Promise<number> {
  const scene = new Scene(1);
  scene.piece(rectangle(0, 0, 960, 1200), { cloth: makeCloth("oxford", "#EDEBE6"), lift: 5 });
  const camera = { x: 480, y: 600, turn: 0, zoom: (pixelsPerUnit * 960) / WIDTH };
  const albedo = await rasterise(scene.svgOf("albedo", camera, WIDTH, WIDTH * 1.25));
  const { thread } = lightOn(scene, await buildRelief(scene, camera, albedo), camera);
  return Math.sqrt(thread.reduce((sum, value) => sum + value * value, 0) / thread.length);
}

it("shows the weave near by, and where a whole garment is zoomed in on", async () => {
  expect(await weaveAt(3)).toBeGreaterThan(0.3);
  expect(await weaveAt(1280 / 960)).toBeGreaterThan(0.2);
});

it("shows none on a card, where yarns would be noise", async () => {
  expect(await weaveAt(480 / 960)).toBe(0);
});
