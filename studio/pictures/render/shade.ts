import { blur } from "./blur";
import { clamp, type Rgb } from "./colour";
import { makeDyer } from "./dye";
import { hash } from "./noise";
import { worldOf, type Relief } from "./relief";
import type { Camera, Scene } from "./scene";
import { reliefOf } from "./weave";

/** One lamp, high on the left; the same for every picture. */
const LAMP = unit([-0.5, -0.66, 0.86]);
const HALF = unit([LAMP[0], LAMP[1], LAMP[2] + 1]);
const AMBIENT: Rgb = [0.4, 0.412, 0.43];
const KEY: Rgb = [0.615, 0.6, 0.575];
/** What loose fibres scatter: it models dark cloth, which would else be a hole, and hardly touches pale cloth. */
const FUZZ = 0.026;
const SHADOW_STEPS = [1.5, 3, 5, 8, 12, 17] as const;

/** Linear light of each pixel (red, green, blue), before it is laid on its ground. */
export function shade(scene: Scene, relief: Relief, camera: Camera): Float32Array {
  const { width, height, zoom, ground } = relief;
  const light = new Float32Array(width * height * 3);
  const hollow = blur(ground, width, height, 5 * zoom);
  const basin = blur(ground, width, height, 22 * zoom);
  const surface = Float32Array.from(ground);
  const thread = new Float32Array(width * height);
  weaveInto({ scene, relief, camera, surface, thread });
  const dyer = makeDyer({ scene, relief, camera, thread, hollow });

  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      if (relief.mask[i] === 0) continue;
      const left = x > 0 ? i - 1 : i;
      const right = x < width - 1 ? i + 1 : i;
      const up = y > 0 ? i - width : i;
      const down = y < height - 1 ? i + width : i;
      const sx = (surface[right]! - surface[left]!) / 2;
      const sy = (surface[down]! - surface[up]!) / 2;
      const length = Math.sqrt(sx * sx + sy * sy + 1);
      const facing = Math.max(0, (-sx * LAMP[0] - sy * LAMP[1] + LAMP[2]) / length);
      const shadow = castShadow(ground, width, height, x, y, zoom);
      const cavity = clamp(1 + (ground[i]! - hollow[i]!) * (0.075 / zoom), 0.5, 1.08);
      const valley = clamp(1 + (ground[i]! - basin[i]!) * (0.022 / zoom), 0.62, 1.05);
      const occlusion = cavity * valley;
      const key = (facing / LAMP[2]) * shadow * (0.35 + 0.65 * occlusion);

      const { rgb, gloss, isCloth } = dyer.at(x, y, {
        x: (ground[right]! - ground[left]!) / 2,
        y: (ground[down]! - ground[up]!) / 2,
      });
      const fuzz = isCloth ? FUZZ * (key * occlusion - 0.72) : 0;
      const shine = (gloss > 0 ? highlight(sx, sy, length, gloss) * shadow : 0) + fuzz;
      for (let k = 0; k < 3; k += 1) {
        light[i * 3 + k] = rgb[k]! * (AMBIENT[k]! * occlusion + KEY[k]! * key) + shine;
      }
    }
  }
  return light;
}

interface WeaveJob {
  scene: Scene;
  relief: Relief;
  camera: Camera;
  surface: Float32Array;
  thread: Float32Array;
}

/** Adds the yarns where the camera is near enough to see them; from afar they would only be noise. */
function weaveInto({ scene, relief, camera, surface, thread }: WeaveJob): void {
  const { width, height, zoom } = relief;
  const toWorld = worldOf(camera, width, height);
  const reliefs = scene.cloths.map((cloth) => reliefOf(cloth.weave));
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const index = relief.cloth.pixels[i * 4]! >> 3;
      const cloth = scene.cloths[index - 1];
      if (!cloth) continue;
      const seen = clamp((cloth.period * zoom - 3.1) / 2.4, 0, 1);
      if (seen === 0) continue;
      const angle = (relief.cloth.pixels[i * 4 + 1]! / 255) * Math.PI * 2;
      const [wx, wy] = toWorld(x, y);
      const u = (wx * Math.cos(angle) + wy * Math.sin(angle)) / cloth.period;
      const v = (-wx * Math.sin(angle) + wy * Math.cos(angle)) / cloth.period;
      const value = (reliefs[index - 1]!(u, v) + (hash(x >> 1, y >> 1, scene.seed) - 0.5) * 0.06) * seen;
      thread[i] = value;
      surface[i]! += value * cloth.relief * zoom;
    }
  }
}

function castShadow(
  h: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  zoom: number,
): number {
  const base = h[y * width + x]!;
  let blocked = 0;
  for (const step of SHADOW_STEPS) {
    const reach = step * zoom;
    const sx = Math.round(x + LAMP[0] * reach);
    const sy = Math.round(y + LAMP[1] * reach);
    if (sx < 0 || sy < 0 || sx >= width || sy >= height) break;
    const above = (h[sy * width + sx]! - base) / zoom - step * 0.62 * LAMP[2];
    if (above > blocked) blocked = above;
  }
  return 1 - clamp(blocked * 0.42, 0, 0.62);
}

function highlight(sx: number, sy: number, length: number, gloss: number): number {
  const facing = Math.max(0, (-sx * HALF[0] - sy * HALF[1] + HALF[2]) / length);
  const tight = gloss > 0.5 ? 46 : gloss > 0.15 ? 22 : 9;
  return (
    Math.pow(facing, tight) * gloss * (gloss > 0.5 ? 0.9 : 0.42) - Math.pow(HALF[2], tight) * gloss * 0.2
  );
}

function unit([x, y, z]: Rgb): Rgb {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
