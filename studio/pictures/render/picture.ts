import { blurCoarsely, enlarge } from "./blur";
import { fromLinear, toLinear, toRgb } from "./colour";
import { lightOn, type Lighting } from "./lighting";
import { noise } from "./noise";
import { rasterise, type Raster } from "./raster";
import { buildRelief, type Relief } from "./relief";
import type { Camera, Scene } from "./scene";
import { shade } from "./shade";

export interface Shot {
  scene: Scene;
  camera: Camera;
  ground: string;
  /** How far outlines may stray, 1 for cloth. */
  looseness: number;
  /** Where the lens is sharp, for a close view; the rest falls off. */
  focus?: { x: number; y: number; reach: number };
}

export interface Picture {
  rgb: Buffer;
  width: number;
  height: number;
}

export async function takePicture(shot: Shot, width: number): Promise<Picture> {
  const { scene, camera } = shot;
  const height = (width * 5) / 4;
  const albedo = await rasterise(scene.svgOf("albedo", camera, width, height));
  const set = await buildSet(shot, albedo);
  let light = shade({ scene, camera, albedo, ...set });
  if (set.drift) light = loosen(light, set, set.drift);
  layOnGround(light, set, shot.ground);
  if (shot.focus) soften(light, set.relief, shot.focus);
  const rgb = Buffer.alloc(light.length);
  for (let i = 0; i < light.length; i += 1) rgb[i] = fromLinear(light[i]!);
  return { rgb, width, height };
}

/** What a picture has in common with that of the same product in another colour. */
interface PhotoSet {
  relief: Relief;
  lighting: Lighting;
  /** How far each pixel strays; null where it is too near to be seen. */
  drift: Drift | null;
  /** How much of each pixel is covered once it has strayed. */
  cover: Float32Array;
  /** How dark the ground is. */
  shadow: Float32Array;
}

interface Drift {
  x: Float32Array;
  y: Float32Array;
}

let last: { key: string; set: PhotoSet } | undefined;

/** The other colours of a product come right after its first: the last set is kept for them. */
async function buildSet({ scene, camera, looseness }: Shot, albedo: Raster): Promise<PhotoSet> {
  const { width, height } = albedo;
  const key = JSON.stringify([scene.fingerprint(), camera, looseness, width]);
  if (last?.key === key) return last.set;
  const relief = await buildRelief(scene, camera, albedo);
  const lighting = lightOn(scene, relief, camera);
  const drift = camera.zoom < 2 ? driftOf(relief, scene.seed, looseness) : null;
  const cover = drift ? strayCover(relief, drift) : relief.mask;
  const set = { relief, lighting, drift, cover, shadow: shadowOf(cover, width, height, relief.zoom) };
  last = { key, set };
  return set;
}

/** Cloth is never ruled: the lit picture and its outline are shifted by a few units, smoothly. */
function driftOf({ width, height, zoom }: Relief, seed: number, looseness: number): Drift {
  const [w, h] = [width / 4, height / 4];
  const coarse = { x: new Float32Array(w * h), y: new Float32Array(w * h) };
  for (let y = 0, i = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1, i += 1) {
      const u = (x * 4 + 1.5) / zoom;
      const v = (y * 4 + 1.5) / zoom;
      coarse.x[i] =
        (noise(u / 130, v / 130, seed + 21) * 3.4 + noise(u / 42, v / 42, seed + 22) * 1.1) *
        looseness *
        zoom;
      coarse.y[i] =
        (noise(u / 130, v / 130, seed + 23) * 3 + noise(u / 42, v / 42, seed + 24) * 0.9) * looseness * zoom;
    }
  }
  return { x: enlarge(coarse.x, w, h, 4), y: enlarge(coarse.y, w, h, 4) };
}

/** The four pixels that a strayed pixel is mixed of, and their shares; overwritten by the next call. */
function makeSampler({ width, height }: Relief, drift: Drift) {
  const places = new Int32Array(4);
  const weights = new Float32Array(4);
  const aim = (x: number, y: number): void => {
    const i = y * width + x;
    const sx = Math.max(0, Math.min(width - 1.001, x + drift.x[i]!));
    const sy = Math.max(0, Math.min(height - 1.001, y + drift.y[i]!));
    const x0 = Math.floor(sx);
    const y0 = Math.floor(sy);
    const fx = sx - x0;
    const fy = sy - y0;
    const a = y0 * width + x0;
    places[0] = a;
    places[1] = a + 1;
    places[2] = a + width;
    places[3] = a + width + 1;
    weights[0] = (1 - fx) * (1 - fy);
    weights[1] = fx * (1 - fy);
    weights[2] = (1 - fx) * fy;
    weights[3] = fx * fy;
  };
  return { places, weights, aim };
}

function strayCover(relief: Relief, drift: Drift): Float32Array {
  const { width, height, mask } = relief;
  const { places, weights, aim } = makeSampler(relief, drift);
  const cover = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      aim(x, y);
      let alpha = 0;
      for (let k = 0; k < 4; k += 1) alpha += weights[k]! * mask[places[k]!]!;
      cover[i] = alpha > 0.999 ? 1 : alpha;
    }
  }
  return cover;
}

function loosen(from: Float32Array, { relief, cover }: PhotoSet, drift: Drift): Float32Array {
  const { width, height, mask } = relief;
  const { places, weights, aim } = makeSampler(relief, drift);
  const light = new Float32Array(from.length);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      if (cover[i] === 0) continue;
      aim(x, y);
      const scale = 1 / cover[i]!;
      for (let k = 0; k < 4; k += 1) {
        const place = places[k]!;
        const share = weights[k]! * mask[place]! * scale;
        for (let c = 0; c < 3; c += 1) light[i * 3 + c]! += from[place * 3 + c]! * share;
      }
    }
  }
  return light;
}

function shadowOf(cover: Float32Array, width: number, height: number, zoom: number): Float32Array {
  const near = blurCoarsely(cover, width, height, { sigma: 3.5 * zoom, coarseness: 2 });
  const far = blurCoarsely(cover, width, height, { sigma: 15 * zoom, coarseness: 4 });
  const shadow = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 1)
      shadow[i] =
        at(near, width, height, x - 3 * zoom, y - 4 * zoom) * 0.42 +
        at(far, width, height, x - 9 * zoom, y - 13 * zoom) * 0.4;
  return shadow;
}

/** The ground stays flat, so that a picture runs into a page of the same colour without an edge. */
function layOnGround(light: Float32Array, { cover, shadow }: PhotoSet, ground: string): void {
  const [red, green, blue] = toRgb(ground);
  const table = [toLinear[red]!, toLinear[green]!, toLinear[blue]!] as const;
  const tint = [0.94, 1, 1.06] as const;
  for (let i = 0; i < cover.length; i += 1) {
    const share = cover[i]!;
    if (share === 1) continue;
    for (let k = 0; k < 3; k += 1) {
      const floor = table[k]! * (1 - Math.min(0.72, shadow[i]! * tint[k]!));
      light[i * 3 + k] = light[i * 3 + k]! * share + floor * (1 - share);
    }
  }
}

function at(values: Float32Array, width: number, height: number, x: number, y: number): number {
  const cx = Math.max(0, Math.min(width - 1, Math.round(x)));
  const cy = Math.max(0, Math.min(height - 1, Math.round(y)));
  return values[cy * width + cx]!;
}

/** A shallow depth of field: it looks like a lens, and it keeps the files small. */
function soften(
  light: Float32Array,
  { width, height }: Relief,
  focus: { x: number; y: number; reach: number },
): void {
  const scale = width / 960;
  const planes = [0, 1, 2].map((k) => {
    const values = new Float32Array(width * height);
    for (let i = 0; i < values.length; i += 1) values[i] = light[i * 3 + k]!;
    return {
      soft: blurCoarsely(values, width, height, { sigma: 2.6 * scale, coarseness: 2 }),
      softer: blurCoarsely(values, width, height, { sigma: 7 * scale, coarseness: 4 }),
    };
  });
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const away = Math.hypot((x / scale - focus.x) * 0.8, y / scale - focus.y) / focus.reach - 1;
      const first = Math.max(0, Math.min(1, away * 1.6));
      if (first === 0) continue;
      const second = Math.max(0, Math.min(1, away * 1.6 - 0.8));
      for (const [k, { soft, softer }] of planes.entries()) {
        const sharp = light[i * 3 + k]!;
        const once = sharp + (soft[i]! - sharp) * first;
        light[i * 3 + k] = once + (softer[i]! - once) * second;
      }
    }
  }
}
