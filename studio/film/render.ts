/**
 * Films how a jean is made: npm run film [-- --sheet out.png]
 * Draws the plates with the catalogue's own pencil and lamp, shoots each frame in the headless browser, and writes
 * public/film/cloth-thread-label.{webm,mp4} and public/film/poster.webp. With --sheet it writes twelve frames on one
 * picture and leaves public/film alone.
 * Needs ffmpeg with libvpx-vp9 and libx264. If it is missing: sudo apt-get install ffmpeg (macOS: brew install
 * ffmpeg), and run this again. The film is committed, so the shop itself never needs it.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { openBrowser } from "@/studio/browser";
import { TARGET } from "@/studio/paths";
import { encodeMp4, encodeWebm, runFfmpeg } from "./encode";
import { takePlates } from "./plates/plates";
import { openStage, type Stage } from "./stage";
import { FILM_SECONDS, FRAMES_PER_SECOND } from "./timeline";

const FOLDER = path.join(TARGET, "public/film");
const POSTER_SECONDS = 9.06;
const POSTER_LIMIT = 25_000;
const SHEET_FRAMES = 12;

const { values } = parseArgs({ options: { sheet: { type: "string" } } });

if (!values.sheet) await runFfmpeg(["-version"]);
const browser = await openBrowser();
try {
  const stage = await openStage(browser, await takePlates(browser));
  if (values.sheet) await writeSheet(stage, values.sheet);
  else await writeFilm(stage);
} finally {
  await browser.close();
}

async function writeFilm(stage: Stage): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const scratch = await mkdtemp(path.join(os.tmpdir(), "tejgaon-film-"));
  try {
    for (let i = 0; i < FILM_SECONDS * FRAMES_PER_SECOND; i += 1) {
      const name = `${String(i).padStart(4, "0")}.png`;
      await writeFile(path.join(scratch, name), await stage.shoot(i / FRAMES_PER_SECOND));
      if ((i + 1) % FRAMES_PER_SECOND === 0)
        console.log(`${(i + 1) / FRAMES_PER_SECOND} of ${FILM_SECONDS} s`);
    }
    const encoding = { frames: path.join(scratch, "%04d.png"), framesPerSecond: FRAMES_PER_SECOND };
    const files = [
      targetOf("cloth-thread-label.webm"),
      targetOf("cloth-thread-label.mp4"),
      targetOf("poster.webp"),
    ] as const;
    await encodeWebm({ ...encoding, target: files[0], scratch: path.join(scratch, "webm") });
    await encodeMp4({ ...encoding, target: files[1], scratch: path.join(scratch, "mp4") });
    await writePoster(await stage.shootStill(POSTER_SECONDS), files[2]);
    for (const file of files)
      console.log(`${path.basename(file)} ${((await stat(file)).size / 1000).toFixed(1)} kB`);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function writePoster(frame: Buffer, file: string): Promise<void> {
  let quality = 60;
  let poster = await sharp(frame).webp({ quality, effort: 6 }).toBuffer();
  while (poster.length > POSTER_LIMIT && quality > 10) {
    quality -= 2;
    poster = await sharp(frame).webp({ quality, effort: 6 }).toBuffer();
  }
  await writeFile(file, poster);
}

function targetOf(name: string): string {
  return path.join(FOLDER, name);
}

async function writeSheet(stage: Stage, file: string): Promise<void> {
  const [width, height, columns] = [480, 270, 3];
  const frames: Buffer[] = [];
  for (let i = 0; i < SHEET_FRAMES; i += 1) {
    const frame = await stage.shoot((FILM_SECONDS * (i + 0.5)) / SHEET_FRAMES);
    frames.push(await sharp(frame).resize(width, height).toBuffer());
  }
  const tiles = frames.map((input, i) => ({
    input,
    left: (i % columns) * width,
    top: Math.floor(i / columns) * height,
  }));
  const size = { width: columns * width, height: (SHEET_FRAMES / columns) * height };
  await sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .composite(tiles)
    .toFile(file);
}
