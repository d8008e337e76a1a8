import type { Cloth } from "./cloth";
import { clamp, luma, toLinear, toRgb, type Rgb } from "./colour";
import type { Lighting } from "./lighting";
import { fbm, noise } from "./noise";
import { inkAt } from "./print";
import type { Raster } from "./raster";
import { worldOf, type Relief } from "./relief";
import type { Camera, Scene } from "./scene";

interface DyeJob {
  scene: Scene;
  relief: Relief;
  camera: Camera;
  lighting: Pick<Lighting, "thread" | "hollow">;
  albedo: Raster;
}

interface Dyer {
  /** The colour of a pixel in linear light; the answer is overwritten by the next call. */
  at: (x: number, y: number, slope: { x: number; y: number }) => Dyed;
}

interface Dyed {
  rgb: Float64Array;
  isCloth: boolean;
}

export function makeDyer({ scene, relief, camera, lighting, albedo }: DyeJob): Dyer {
  const { width, height, zoom, ground } = relief;
  const { thread, hollow } = lighting;
  const dyes = scene.cloths.map(dyeOf);
  const toWorld = worldOf(camera, width, height);
  const dyed: Dyed = { rgb: new Float64Array(3), isCloth: false };
  const { rgb } = dyed;

  const at: Dyer["at"] = (x, y, slope) => {
    const i = y * width + x;
    for (let k = 0; k < 3; k += 1) rgb[k] = toLinear[albedo.pixels[i * 4 + k]!]!;
    const index = relief.cloth.pixels[i * 4]! >> 3;
    const cloth = scene.cloths[index - 1];
    const dye = dyes[index - 1];
    dyed.isCloth = cloth !== undefined;
    if (!cloth || !dye) return dyed;
    const angle = (relief.cloth.pixels[i * 4 + 1]! / 255) * Math.PI * 2;
    const [wx, wy] = toWorld(x, y);
    const u = wx * Math.cos(angle) + wy * Math.sin(angle) + slope.x * 3;
    const v = -wx * Math.sin(angle) + wy * Math.cos(angle) + slope.y * 3;
    if (cloth.print) {
      for (const [k, share] of inkAt(cloth.print, u, v, 1.1 / zoom).entries()) {
        const ink = dye.inks[k];
        if (ink && share > 0) soak(rgb, ink, share);
      }
    }
    let worn = relief.fade[i]! + relief.whisker[i]! * 0.8;
    if (cloth.weave === "denim") worn += clamp((ground[i]! - hollow[i]!) * (0.075 / zoom), -0.08, 0.16);
    if (cloth.marble) worn += mottle(u, v, scene.seed) * cloth.marble;
    soak(rgb, dye.under, clamp(worn, 0, 0.85) - thread[i]! * dye.weft);
    const yarn = 1 + streak(cloth, u, v, scene.seed) * cloth.slub + thread[i]! * cloth.tint;
    for (let k = 0; k < 3; k += 1) rgb[k]! *= yarn;
    return dyed;
  };
  return { at };
}

function soak(rgb: Float64Array, ink: Rgb, share: number): void {
  for (let k = 0; k < 3; k += 1) rgb[k]! += (ink[k]! - rgb[k]!) * share;
}

function streak(cloth: Cloth, u: number, v: number, seed: number): number {
  return cloth.fleck
    ? noise(u / 1.9, v / 8, seed + 3) * 0.7 + noise(u / 4, v / 17, seed + 4) * 0.3
    : noise(u / 2.6, v / 46, seed + 3) * 0.6 + noise(u / 9, v / 30, seed + 4) * 0.4;
}

/** An acid wash as pumice leaves it: pale all over, in wisps drawn out and broken by grain, and nowhere in blots. */
function mottle(u: number, v: number, seed: number): number {
  const x = u * 0.83 + v * 0.56 + fbm(u / 60, v / 74, seed + 40) * 26;
  const y = v * 0.83 - u * 0.56 + fbm(u / 66, v / 60, seed + 41) * 26;
  const wisp = fbm(x / 34, y / 21, seed + 42);
  const fine = fbm(x / 12, y / 8.5, seed + 45);
  const grain = noise(u / 2.6, v / 2.6, seed + 48);
  const even = noise(u / 210, v / 250, seed + 49);
  return clamp(0.54 + wisp * 0.4 + fine * 0.24 + grain * 0.09 + even * 0.1, 0.08, 0.94);
}

interface Dye {
  under: Rgb;
  /** How much of the under colour shows between the yarns and is hidden on them: the mean stays the cloth's colour. */
  weft: number;
  inks: Rgb[];
}

function dyeOf(cloth: Cloth): Dye {
  return { under: linear(cloth.under), weft: weftOf(cloth), inks: (cloth.print?.colours ?? []).map(linear) };
}

function weftOf({ weave, colour }: Cloth): number {
  if (weave === "denim") return 0.16;
  if (weave === "herringbone") return 0.15;
  // A pale weft would dazzle in a dark plain weave.
  return weave === "oxford" ? 0.15 * clamp(luma(colour) * 1.6, 0.35, 1) : 0;
}

function linear(hex: string): Rgb {
  const [red, green, blue] = toRgb(hex);
  return [toLinear[red]!, toLinear[green]!, toLinear[blue]!];
}
