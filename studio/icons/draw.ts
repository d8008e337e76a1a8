import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { ROOT, TARGET } from "@/studio/paths";

/**
 * Draws the icons of home screens and old browsers out of app/icon.svg. Run it again after a change of that:
 * npm run icons
 */
const SOURCE = "app/icon.svg";
const GROUND = "#22335b";

/** A phone may cut away everything outside of a circle of this share. */
const SAFE_SHARE = 0.7;

const FAVICON_SIZES = [16, 32, 48];
const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

const svg = await readFile(path.join(ROOT, SOURCE));

async function draw(size: number, palette = true): Promise<Buffer> {
  return await sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .ensureAlpha()
    .png({ compressionLevel: 9, palette })
    .toBuffer();
}

/** On its own ground from edge to edge, for phones that round the corners themselves. */
async function drawOnGround(size: number, share: number): Promise<Buffer> {
  const inner = await draw(Math.round(size * share));
  return await sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input: inner }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The file that old browsers ask for: a list of sizes, then each of them as PNG. */
function toIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

// The build refuses an icon file whose pictures have a palette.
const favicons = await Promise.all(
  FAVICON_SIZES.map(async (size) => ({ size, png: await draw(size, false) })),
);

const files: Record<string, Buffer> = {
  "public/icons/icon-192.png": await draw(192),
  "public/icons/icon-512.png": await draw(512),
  "public/icons/maskable-512.png": await drawOnGround(512, SAFE_SHARE),
  "app/apple-icon.png": await drawOnGround(180, 1),
  "app/favicon.ico": toIco(favicons),
};

for (const [file, bytes] of Object.entries(files)) {
  const target = path.join(TARGET, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
  console.log(`${file}  ${bytes.length} bytes`);
}
