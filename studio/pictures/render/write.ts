import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Picture } from "./picture";

interface Target {
  width: number;
  quality: number;
  /** Bytes beyond which the quality is lowered. */
  limit: number;
}

interface Written {
  bytes: number;
  /** The quality that it was written with. */
  quality: number;
}

const LOWEST_QUALITY = 5;
const LEAST_STEP = 2;
/** A quality that is a quarter lower makes a file a fifth smaller. */
const STEEPNESS = 1.26;

/** Writes the picture as WebP at a width. */
export async function writeWebp(
  { rgb, width: drawnWidth, height }: Picture,
  { width, quality, limit }: Target,
  file: string,
): Promise<Written> {
  const drawn = sharp(rgb, { raw: { width: drawnWidth, height, channels: 3 } });
  const sized = width === drawnWidth ? drawn : drawn.resize({ width, kernel: "cubic" });
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  const encode = (level: number): Promise<Buffer> =>
    sharp(data, { raw: info }).webp({ quality: level, effort: 4 }).toBuffer();
  let level = quality;
  let bytes = await encode(level);
  while (bytes.length > limit && level > LOWEST_QUALITY) {
    const aim = Math.floor(level * (limit / bytes.length) ** STEEPNESS);
    level = Math.max(LOWEST_QUALITY, Math.min(aim, level - LEAST_STEP));
    bytes = await encode(level);
  }
  await writeFile(file, bytes);
  return { bytes: bytes.length, quality: level };
}
