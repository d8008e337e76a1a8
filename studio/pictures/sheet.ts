import sharp from "sharp";
import type { Picture } from "./render/picture";

const TILE_WIDTH = 320;
const TILE_HEIGHT = 400;

/** Pictures side by side, to be looked at before they are committed. */
export async function writeSheet(pictures: readonly Picture[], columns: number, file: string): Promise<void> {
  const tiles = await Promise.all(
    pictures.map(async ({ rgb, width, height }, i) => ({
      input: await sharp(rgb, { raw: { width, height, channels: 3 } })
        .resize(TILE_WIDTH, TILE_HEIGHT)
        .png()
        .toBuffer(),
      left: (i % columns) * TILE_WIDTH,
      top: Math.floor(i / columns) * TILE_HEIGHT,
    })),
  );
  const rows = Math.ceil(pictures.length / columns);
  await sharp({
    create: { width: columns * TILE_WIDTH, height: rows * TILE_HEIGHT, channels: 3, background: "#ffffff" },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}
