import { blur } from "./blur";
import { fbm, noise } from "./noise";
import { plane, rasterise, type Raster } from "./raster";
import type { Channel } from "./channels";
import type { Camera, Scene } from "./scene";

/** Everything the lamp needs to know about a scene, pixel by pixel. */
export interface Relief {
  width: number;
  height: number;
  /** Pixels per picture unit. */
  zoom: number;
  albedo: Raster;
  cloth: Raster;
  mask: Float32Array;
  /** Height of the folded and sewn cloth, before its weave, in pixels. */
  ground: Float32Array;
  fade: Float32Array;
  whisker: Float32Array;
}

const RUMPLE_UNITS = 3.1;
const CREASE_UNITS = 3.2;
const PUCKER_UNITS = 1.7;

export async function buildRelief(scene: Scene, camera: Camera, width: number): Promise<Relief> {
  const height = (width * 5) / 4;
  const zoom = (width / 960) * camera.zoom;
  const draw = (channel: Channel): Promise<Raster> => rasterise(scene.svgOf(channel, camera, width, height));
  const soft = async (channel: Channel, sigma: number): Promise<Float32Array> =>
    blur(plane(await draw(channel), 0), width, height, sigma * zoom);

  const albedo = await draw("albedo");
  const cloth = await draw("cloth");
  const mask = plane(albedo, 3);
  const form = plane(await draw("form"), 0);
  const parts = {
    lift: await soft("lift", 0.75),
    near: blur(form, width, height, 6 * zoom),
    far: blur(form, width, height, 24 * zoom),
    fine: await soft("fine", 1.5),
    fold: await soft("fold", 5),
    drape: await soft("drape", 15),
    pucker: await soft("pucker", 3.5),
  };
  const ground = new Float32Array(width * height);
  const toWorld = worldOf(camera, width, height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const [wx, wy] = toWorld(x, y);
      const rumple = scene.cloths[(cloth.pixels[i * 4]! >> 3) - 1]?.rumple ?? 0.3;
      const units =
        parts.lift[i]! * 25 +
        parts.near[i]! * 4.5 +
        parts.far[i]! * 15 +
        (parts.fine[i]! - 0.5) * 7 +
        (parts.fold[i]! - 0.5) * 22 +
        (parts.drape[i]! - 0.5) * 52 +
        (fbm(wx / 95, wy / 120, scene.seed) * RUMPLE_UNITS + creases(wx, wy, scene.seed) * CREASE_UNITS) *
          rumple +
        parts.pucker[i]! * noise(wx / 7.5, wy / 7.5, scene.seed + 9) * PUCKER_UNITS;
      ground[i] = units * zoom;
    }
  }
  return {
    width,
    height,
    zoom,
    albedo,
    cloth,
    mask,
    ground,
    fade: await soft("fade", 15),
    whisker: await soft("whisker", 2.6),
  };
}

/** The soft ridges of cloth that has been worn and shaken out: long, bent, rounded at their crests. */
function creases(x: number, y: number, seed: number): number {
  const bendX = noise(x / 210, y / 260, seed + 31) * 44;
  const bendY = noise(x / 230, y / 210, seed + 32) * 50;
  const long = crest(noise((x + bendX) / 96, (y + bendY) / 330, seed + 33));
  const slant = crest(
    noise((x * 0.86 + y * 0.5 + bendY) / 84, (y * 0.86 - x * 0.5 + bendX) / 310, seed + 34),
  );
  return long * 0.6 + slant * 0.5;
}

function crest(value: number): number {
  const high = 1 - Math.sqrt(value * value + 0.035);
  return high * high;
}

/** From a pixel back to the place on the drawing, against the camera. */
export function worldOf(
  camera: Camera,
  width: number,
  height: number,
): (x: number, y: number) => [number, number] {
  const scale = 960 / width / camera.zoom;
  const angle = (-camera.turn * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return (x, y) => {
    const dx = x - width / 2;
    const dy = y - height / 2;
    return [camera.x + dx * cos - dy * sin, camera.y + dx * sin + dy * cos];
  };
}
