import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { SCREENS_DIR } from "@/tools/screens/screens-dir.mjs";

const SHEET = "contact-sheet.png";
const COLUMNS = 4;
const GAP = 12;
const LABEL = 24;
const CELL_HEIGHT = 460;
/** Thumbnails by the width of the window; tall pages show their upper part. */
const THUMBNAILS: Record<string, number> = { "320": 130, "390": 130, "720": 370, "1440": 370 };
const CELL_WIDTH = 130 + 370 + 3 * GAP;
const PAPER = "#f7f5f0";

interface Screen {
  name: string;
  files: { width: string; file: string }[];
}

/** The pictures by name, each with its widths from narrow to wide. */
async function listScreens(): Promise<Screen[]> {
  const screens = new Map<string, Screen>();
  for (const file of (await readdir(SCREENS_DIR)).sort()) {
    const [, name = "", width = ""] = /^(.+)-(\d+)\.png$/.exec(file) ?? [];
    if (!(width in THUMBNAILS)) continue;
    const screen = screens.get(name) ?? { name, files: [] };
    screen.files.push({ width, file });
    screen.files.sort((a, b) => Number(a.width) - Number(b.width));
    screens.set(name, screen);
  }
  return [...screens.values()];
}

async function makeThumbnail(file: string, width: number): Promise<Buffer> {
  const { data, info } = await sharp(join(SCREENS_DIR, file))
    .resize({ width })
    .toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, CELL_HEIGHT);
  return await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).png().toBuffer();
}

function makeLabel(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_WIDTH}" height="${LABEL}"><text x="0" y="17" font-family="sans-serif" font-size="14" font-weight="bold">${text}</text></svg>`,
  );
}

async function layOut(screens: Screen[]): Promise<OverlayOptions[]> {
  const overlays: OverlayOptions[] = [];
  for (const [index, { name, files }] of screens.entries()) {
    let left = (index % COLUMNS) * CELL_WIDTH + GAP;
    const top = Math.floor(index / COLUMNS) * (CELL_HEIGHT + LABEL + GAP) + GAP;
    overlays.push({ input: makeLabel(name), left, top });
    for (const { width, file } of files) {
      const thumbnailWidth = THUMBNAILS[width] ?? 0;
      overlays.push({ input: await makeThumbnail(file, thumbnailWidth), left, top: top + LABEL });
      left += thumbnailWidth + GAP;
    }
  }
  return overlays;
}

const screens = await listScreens();
const rows = Math.ceil(screens.length / COLUMNS);
await sharp({
  create: {
    width: COLUMNS * CELL_WIDTH + GAP,
    height: rows * (CELL_HEIGHT + LABEL + GAP) + GAP,
    channels: 3,
    background: PAPER,
  },
})
  .composite(await layOut(screens))
  .png()
  .toFile(join(SCREENS_DIR, SHEET));

for (const { files } of screens) for (const { file } of files) console.log(join(SCREENS_DIR, file));
console.log(`\nAll on one sheet: ${join(SCREENS_DIR, SHEET)}`);
