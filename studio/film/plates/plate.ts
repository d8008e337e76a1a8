import sharp from "sharp";
import { fromLinear } from "@/studio/pictures/render/colour";
import { lightOn } from "@/studio/pictures/render/lighting";
import { rasterise } from "@/studio/pictures/render/raster";
import { buildRelief } from "@/studio/pictures/render/relief";
import type { Scene } from "@/studio/pictures/render/scene";
import { shade } from "@/studio/pictures/render/shade";
import type { Place } from "@/studio/film/pencil";

/** A drawing of the catalogue's kind, lit by the catalogue's lamp, with nothing behind it. */
export interface Plate {
  png: Buffer;
  place: Place;
}

interface View {
  scene: Scene;
  /** What the camera looks at, and how far it is turned. */
  x: number;
  y: number;
  turn?: number;
  /** How much of the table is seen, in picture units; the place of the plate has its centre at nought. */
  width: number;
  height: number;
  pixelsPerUnit: number;
}

export async function takePlate({
  scene,
  x,
  y,
  turn = 0,
  width,
  height,
  pixelsPerUnit,
}: View): Promise<Plate> {
  const wide = Math.round(width * pixelsPerUnit);
  const high = Math.round(height * pixelsPerUnit);
  // The catalogue's camera takes pictures of 4:5 that can be halved twice, so a plate is cut from the middle of one.
  const size = Math.ceil(Math.max(wide, high / 1.25) / 16) * 16;
  const camera = { x, y, turn, zoom: (pixelsPerUnit * 960) / size };
  const albedo = await rasterise(scene.svgOf("albedo", camera, size, size * 1.25));
  const relief = await buildRelief(scene, camera, albedo);
  const light = shade({ scene, camera, albedo, relief, lighting: lightOn(scene, relief, camera) });
  const pixels = Buffer.alloc(size * relief.height * 4);
  for (let i = 0; i < relief.mask.length; i += 1) {
    for (let k = 0; k < 3; k += 1) pixels[i * 4 + k] = fromLinear(light[i * 3 + k]!);
    pixels[i * 4 + 3] = Math.round(relief.mask[i]! * 255);
  }
  const left = Math.floor((size - wide) / 2);
  const top = Math.floor((relief.height - high) / 2);
  const png = await sharp(pixels, { raw: { width: size, height: relief.height, channels: 4 } })
    .extract({ left, top, width: wide, height: high })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return { png, place: { x: -width / 2, y: -height / 2, width, height } };
}
