import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Picture } from "./picture";

interface Target {
  width: number;
  quality: number;
  /** Bytes beyond which the quality is lowered. */
  limit: number;
}

const LOWEST_QUALITY = 5;
const STEP = 5;

/** Writes the picture as WebP at a width; returns its bytes. */
export async function writeWebp(
  picture: Picture,
  { width, quality, limit }: Target,
  file: string,
): Promise<number> {
  const { rgb } = picture;
  const source = sharp(rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });
  const sized = width === picture.width ? source : source.resize({ width, kernel: "cubic" });
  const pixels = await sized.raw().toBuffer();
  const encode = (level: number): Promise<Buffer> =>
    sharp(pixels, { raw: { width, height: (width * 5) / 4, channels: 3 } })
      .webp({ quality: level, effort: 6 })
      .toBuffer();
  let level = quality;
  let bytes = await encode(level);
  while (bytes.length > limit && level > LOWEST_QUALITY) {
    level = Math.max(LOWEST_QUALITY, level - STEP);
    bytes = await encode(level);
  }
  await writeFile(file, bytes);
  return bytes.length;
}
