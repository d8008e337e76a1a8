import { blur, enlarge, halve } from "./blur";
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
const COARSE = 4;

/** What is blurred far is drawn on fewer pixels: nobody sees it, and it takes a fraction of the time. */
export async function buildRelief(
  scene: Scene,
  camera: Camera,
  { width, height, pixels }: Raster,
): Promise<Relief> {
  const zoom = (width / 960) * camera.zoom;
  const [w, h] = [width / 2, height / 2];
  const draw = async (channel: Channel, parts: 1 | 2 | 4): Promise<Float32Array> =>
    plane(await rasterise(scene.svgOf(channel, camera, width / parts, height / parts)), 0);
  const soft = async (channel: Channel, sigma: number, parts: 1 | 2 | 4): Promise<Float32Array> =>
    blur(await draw(channel, parts), width / parts, height / parts, (sigma * zoom) / parts);
  const worn = async (channel: Channel, sigma: number, parts: 2 | 4): Promise<Float32Array> =>
    enlarge(await soft(channel, sigma, parts), width / parts, height / parts, parts);

  const cloth = await rasterise(scene.svgOf("cloth", camera, width, height));
  const form = await draw("form", 2);
  const wide = blur(halve(form, w, h), w / 2, h / 2, 6 * zoom);
  const drape = await soft("drape", 15, 4);
  for (let i = 0; i < wide.length; i += 1) wide[i] = wide[i]! * 15 + (drape[i]! - 0.5) * 52;
  const near = blur(form, w, h, 3 * zoom);
  const fold = await soft("fold", 5, 2);
  const far = enlarge(wide, w / 2, h / 2, 2);
  for (let i = 0; i < far.length; i += 1) far[i]! += near[i]! * 4.5 + (fold[i]! - 0.5) * 22;

  const ground = enlarge(far, w, h, 2);
  const lift = await soft("lift", 0.75, 1);
  const fine = await soft("fine", 1.5, 1);
  const pucker = await worn("pucker", 3.5, 2);
  const rumples = rumplesOf(scene.seed, camera, width, height);
  const toWorld = worldOf(camera, width, height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      let units = ground[i]! + lift[i]! * 25 + (fine[i]! - 0.5) * 7;
      units += rumples[i]! * (scene.cloths[(cloth.pixels[i * 4]! >> 3) - 1]?.rumple ?? 0.3);
      if (pucker[i]! > 0.002) {
        const [wx, wy] = toWorld(x, y);
        units += pucker[i]! * noise(wx / 7.5, wy / 7.5, scene.seed + 9) * PUCKER_UNITS;
      }
      ground[i] = units * zoom;
    }
  }
  return {
    width,
    height,
    zoom,
    cloth,
    mask: plane({ pixels, width, height }, 3),
    ground,
    fade: await worn("fade", 15, 4),
    whisker: await worn("whisker", 2.6, 2),
  };
}

/** How cloth that was worn lies: soft hills and ridges, in picture units. */
function rumplesOf(seed: number, camera: Camera, width: number, height: number): Float32Array {
  const [w, h] = [width / COARSE, height / COARSE];
  const toWorld = worldOf(camera, w, h);
  const coarse = new Float32Array(w * h);
  for (let y = 0, i = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1, i += 1) {
      const [wx, wy] = toWorld(x + 0.5 - 0.5 / COARSE, y + 0.5 - 0.5 / COARSE);
      coarse[i] = fbm(wx / 95, wy / 120, seed) * RUMPLE_UNITS + creases(wx, wy, seed) * CREASE_UNITS;
    }
  }
  return enlarge(coarse, w, h, COARSE);
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
