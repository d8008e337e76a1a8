import { type Rgb } from "./colour";
import { makeDyer } from "./dye";
import type { Lighting } from "./lighting";
import type { Raster } from "./raster";
import type { Relief } from "./relief";
import type { Camera, Scene } from "./scene";

const AMBIENT: Rgb = [0.4, 0.412, 0.43];
const KEY: Rgb = [0.615, 0.6, 0.575];
/** What loose fibres scatter: it models dark cloth, which would else be a hole, and hardly touches pale cloth. */
const FUZZ = 0.026;
/** From here on light is pressed together, so that the folds of white cloth do not burn out. */
const SHOULDER = 0.72;

interface ShadeJob {
  scene: Scene;
  camera: Camera;
  relief: Relief;
  lighting: Lighting;
  albedo: Raster;
}

/** Linear light of each pixel (red, green, blue), before it is laid on its ground. */
export function shade(job: ShadeJob): Float32Array {
  const { width, height, ground, mask } = job.relief;
  const { key, occlusion, shine } = job.lighting;
  const light = new Float32Array(width * height * 3);
  const dyer = makeDyer(job);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      if (mask[i] === 0) continue;
      const left = x > 0 ? i - 1 : i;
      const right = x < width - 1 ? i + 1 : i;
      const up = y > 0 ? i - width : i;
      const down = y < height - 1 ? i + width : i;
      const { rgb, isCloth } = dyer.at(x, y, {
        x: (ground[right]! - ground[left]!) / 2,
        y: (ground[down]! - ground[up]!) / 2,
      });
      const fuzz = isCloth ? FUZZ * (key[i]! * occlusion[i]! - 0.72) : 0;
      for (let k = 0; k < 3; k += 1) {
        light[i * 3 + k] = press(
          rgb[k]! * (AMBIENT[k]! * occlusion[i]! + KEY[k]! * key[i]!) + shine[i]! + fuzz,
        );
      }
    }
  }
  return light;
}

function press(light: number): number {
  const over = light - SHOULDER;
  return over <= 0 ? light : SHOULDER + over / (1 + over / (1.1 - SHOULDER));
}
