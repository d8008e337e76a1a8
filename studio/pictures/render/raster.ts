import sharp from "sharp";

export interface Raster {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Red, green, blue and alpha of each pixel. */
export async function rasterise(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** One component of each pixel, from 0 to 1. */
export function plane({ pixels, width, height }: Raster, component: 0 | 3): Float32Array {
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i += 1) values[i] = pixels[i * 4 + component]! / 255;
  return values;
}
