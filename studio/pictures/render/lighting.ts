import { blurCoarsely } from "./blur";
import { clamp, type Rgb } from "./colour";
import { hash } from "./noise";
import { worldOf, type Relief } from "./relief";
import type { Camera, Scene } from "./scene";
import { reliefOf } from "./weave";

const SHADOW_STEPS = [1.5, 3, 5, 8, 12, 17] as const;
const BARE_GLOSS = 0.12;
const FACINGS = 8191;
const FAR_PERIODS = 2;
const FAR_SHARE = 0.8;

interface Lamp {
  at: Rgb;
  /** Halfway between the lamp and the camera. */
  half: Rgb;
}

/** One lamp, high on the left; for each product it stands a step further round, higher or lower. */
function lampOf(seed: number): Lamp {
  const turn = Math.atan2(-0.66, -0.5) + (hash(seed, 1, 51) - 0.5) * 0.5;
  const at = unit([Math.cos(turn) * 0.828, Math.sin(turn) * 0.828, 0.86 + (hash(seed, 2, 52) - 0.5) * 0.16]);
  return { at, half: unit([at[0], at[1], at[2] + 1]) };
}

/** How the lamp falls on a relief, pixel by pixel: the same in every colour. */
export interface Lighting {
  /** How high the yarn stands, from -1 to 1. */
  thread: Float32Array;
  hollow: Float32Array;
  key: Float32Array;
  occlusion: Float32Array;
  shine: Float32Array;
}

export function lightOn(scene: Scene, relief: Relief, camera: Camera): Lighting {
  const { width, height, zoom, ground, mask } = relief;
  const { at: lamp, half } = lampOf(scene.seed);
  const hollow = blurCoarsely(ground, width, height, { sigma: 5 * zoom, coarseness: 2 });
  const basin = blurCoarsely(ground, width, height, { sigma: 22 * zoom, coarseness: 4 });
  const surface = Float32Array.from(ground);
  const [thread, key, occlusion, shine] = [0, 1, 2, 3].map(() => new Float32Array(width * height));
  const highlights = [BARE_GLOSS, ...scene.cloths.map(({ gloss }) => gloss)].map((gloss) =>
    makeHighlight(gloss, half[2]),
  );
  weaveInto({ scene, relief, camera, surface, thread: thread! });

  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      if (mask[i] === 0) continue;
      const left = x > 0 ? i - 1 : i;
      const right = x < width - 1 ? i + 1 : i;
      const up = y > 0 ? i - width : i;
      const down = y < height - 1 ? i + width : i;
      const sx = (surface[right]! - surface[left]!) / 2;
      const sy = (surface[down]! - surface[up]!) / 2;
      const length = Math.sqrt(sx * sx + sy * sy + 1);
      const facing = Math.max(0, (-sx * lamp[0] - sy * lamp[1] + lamp[2]) / length);
      const shadow = castShadow(relief, lamp, x, y);
      const cavity = clamp(1 + (ground[i]! - hollow[i]!) * (0.075 / zoom), 0.5, 1.08);
      const valley = clamp(1 + (ground[i]! - basin[i]!) * (0.022 / zoom), 0.62, 1.05);
      occlusion![i] = cavity * valley;
      key![i] = (facing / lamp[2]) * shadow * (0.35 + 0.65 * cavity * valley);
      const highlight = highlights[relief.cloth.pixels[i * 4]! >> 3]!;
      shine![i] = highlight((-sx * half[0] - sy * half[1] + half[2]) / length) * shadow;
    }
  }
  return { thread: thread!, hollow, key: key!, occlusion: occlusion!, shine: shine! };
}

interface WeaveJob {
  scene: Scene;
  relief: Relief;
  camera: Camera;
  surface: Float32Array;
  thread: Float32Array;
}

/** Adds the yarns. From afar they would only be noise: there a few of them stand for all, fainter. */
function weaveInto({ scene, relief, camera, surface, thread }: WeaveJob): void {
  const { width, height, zoom } = relief;
  const toWorld = worldOf(camera, width, height);
  const reliefs = scene.cloths.map((cloth) => reliefOf(cloth.weave));
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const index = relief.cloth.pixels[i * 4]! >> 3;
      const cloth = scene.cloths[index - 1];
      if (!cloth) continue;
      const near = clamp((cloth.period * zoom - 3.1) / 2.4, 0, 1);
      const far = near < 1 && cloth.period * zoom * FAR_PERIODS > 4 ? (1 - near) * FAR_SHARE : 0;
      if (near + far === 0) continue;
      const angle = (relief.cloth.pixels[i * 4 + 1]! / 255) * Math.PI * 2;
      const [wx, wy] = toWorld(x, y);
      const u = (wx * Math.cos(angle) + wy * Math.sin(angle)) / cloth.period;
      const v = (-wx * Math.sin(angle) + wy * Math.cos(angle)) / cloth.period;
      const weave = reliefs[index - 1]!;
      let value = (hash(x >> 1, y >> 1, scene.seed) - 0.5) * 0.06 * near;
      if (near > 0) value += weave(u, v) * near;
      if (far > 0) value += weave(u / FAR_PERIODS, v / FAR_PERIODS) * far;
      thread[i] = value;
      surface[i]! += value * cloth.relief * zoom;
    }
  }
}

function castShadow({ ground, width, height, zoom }: Relief, lamp: Rgb, x: number, y: number): number {
  const base = ground[y * width + x]!;
  let blocked = 0;
  for (const step of SHADOW_STEPS) {
    const reach = step * zoom;
    const sx = Math.round(x + lamp[0] * reach);
    const sy = Math.round(y + lamp[1] * reach);
    if (sx < 0 || sy < 0 || sx >= width || sy >= height) break;
    const above = (ground[sy * width + sx]! - base) / zoom - step * 0.62 * lamp[2];
    if (above > blocked) blocked = above;
  }
  return 1 - clamp(blocked * 0.42, 0, 0.62);
}

/** For a gloss and how squarely a flat surface faces the lamp: how much light a surface throws back for how squarely it faces the lamp. */
function makeHighlight(gloss: number, flat: number): (facing: number) => number {
  const tight = gloss > 0.5 ? 46 : gloss > 0.15 ? 22 : 9;
  const base = Math.pow(flat, tight) * gloss * 0.2;
  const strength = gloss * (gloss > 0.5 ? 0.9 : 0.42);
  const table = Float32Array.from(
    { length: FACINGS + 1 },
    (_, i) => Math.pow(i / FACINGS, tight) * strength - base,
  );
  return (facing) => table[Math.round(Math.max(0, facing) * FACINGS)]!;
}

function unit([x, y, z]: Rgb): Rgb {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
