import { blur } from "./blur";
import { fromLinear, toLinear, toRgb } from "./colour";
import { noise } from "./noise";
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
  const relief = await buildRelief(shot.scene, shot.camera, width);
  const light = shade(shot.scene, relief, shot.camera);
  if (shot.camera.zoom < 2) loosen(light, relief, shot);
  layOnGround(light, relief, shot.ground);
  if (shot.focus) soften(light, relief, shot.focus);
  const rgb = Buffer.alloc(light.length);
  for (let i = 0; i < light.length; i += 1) rgb[i] = Math.round(fromLinear(light[i]!));
  return { rgb, width, height: relief.height };
}

/** Cloth is never ruled: shifts the lit picture and its outline by a few units, smoothly. */
function loosen(
  light: Float32Array,
  { width, height, zoom, mask }: Relief,
  { scene, looseness }: Shot,
): void {
  const { seed } = scene;
  const from = Float32Array.from(light);
  const cover = Float32Array.from(mask);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const u = x / zoom;
      const v = y / zoom;
      const dx =
        (noise(u / 130, v / 130, seed + 21) * 3.4 + noise(u / 42, v / 42, seed + 22) * 1.1) * looseness;
      const dy =
        (noise(u / 130, v / 130, seed + 23) * 3 + noise(u / 42, v / 42, seed + 24) * 0.9) * looseness;
      const sx = Math.max(0, Math.min(width - 1.001, x + dx * zoom));
      const sy = Math.max(0, Math.min(height - 1.001, y + dy * zoom));
      const x0 = Math.floor(sx);
      const y0 = Math.floor(sy);
      const fx = sx - x0;
      const fy = sy - y0;
      const a = y0 * width + x0;
      const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy] as const;
      const places = [a, a + 1, a + width, a + width + 1] as const;
      let alpha = 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let k = 0; k < 4; k += 1) {
        const share = weights[k]! * cover[places[k]!]!;
        alpha += share;
        red += from[places[k]! * 3]! * share;
        green += from[places[k]! * 3 + 1]! * share;
        blue += from[places[k]! * 3 + 2]! * share;
      }
      mask[i] = alpha > 0.999 ? 1 : alpha;
      const scale = alpha > 0 ? 1 / alpha : 0;
      light[i * 3] = red * scale;
      light[i * 3 + 1] = green * scale;
      light[i * 3 + 2] = blue * scale;
    }
  }
}

/** The ground stays flat, so that a picture runs into a page of the same colour without an edge. */
function layOnGround(light: Float32Array, relief: Relief, ground: string): void {
  const { width, height, zoom, mask } = relief;
  const near = blur(mask, width, height, 3.5 * zoom);
  const far = blur(mask, width, height, 15 * zoom);
  const [red, green, blue] = toRgb(ground);
  const table = [toLinear[red]!, toLinear[green]!, toLinear[blue]!] as const;
  const tint = [0.94, 1, 1.06] as const;
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const cover = mask[i]!;
      if (cover === 1) continue;
      const shadow =
        at(near, width, height, x - 3 * zoom, y - 4 * zoom) * 0.42 +
        at(far, width, height, x - 9 * zoom, y - 13 * zoom) * 0.4;
      for (let k = 0; k < 3; k += 1) {
        const floor = table[k]! * (1 - Math.min(0.72, shadow * tint[k]!));
        light[i * 3 + k] = light[i * 3 + k]! * cover + floor * (1 - cover);
      }
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
      soft: blur(values, width, height, 2.6 * scale),
      softer: blur(values, width, height, 7 * scale),
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
