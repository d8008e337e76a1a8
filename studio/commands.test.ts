import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PICTURED_COLORS, ROOT } from "@/studio/paths";

let target: string;
beforeEach(async () => {
  target = await mkdtemp(path.join(tmpdir(), "studio-"));
});
afterEach(async () => {
  await rm(target, { recursive: true });
});

interface Ended {
  code: number;
  said: string;
}

/** Runs a program whose pictures go to the target. */
async function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return await new Promise((resolve) => {
    const options = {
      cwd: import.meta.dirname,
      env: { ...process.env, STUDIO_TARGET: target, ...env },
      maxBuffer: Infinity,
    };
    execFile(program, args, options, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
    });
  });
}

/** Runs a command of package.json as a person does. */
const npmRun = async (command: string[], env?: NodeJS.ProcessEnv): Promise<Ended> =>
  await run("npm", ["run", "--silent", ...command], env);

/** The files below a folder of the target. */
async function listMade(): Promise<string[]> {
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.relative(target, path.join(entry.parentPath, entry.name))).toSorted();
}

const made = (file: string): Promise<Buffer> => readFile(path.join(target, file));
const committed = (file: string): Promise<Buffer> => readFile(path.join(ROOT, file));

it("pictures draws what it is asked for in every colour, and tells the shop what is drawn", async () => {
  const { code, said } = await npmRun(["pictures", "--", "--only", "navy-pique-polo", "--view", "1"]);
  expect(said).toMatch(/^1\/1 navy-pique-polo\n\d+\.\d\d MB written$/m);
  expect(code).toBe(0);
  const pictures = ["", "-in-black", "-in-white"].flatMap((color) =>
    [480, 960, 1280].map((width) => ({
      file: `public/catalogue/navy-pique-polo${color}-1-${width}.webp`,
      width,
    })),
  );
  const files = pictures.map(({ file }) => file);
  expect(await listMade()).toEqual([PICTURED_COLORS, ...files].toSorted());
  for (const { file, width } of pictures)
    expect(await sharp(await made(file)).metadata()).toMatchObject({ format: "webp", width });
  expect(await made(PICTURED_COLORS)).toEqual(await committed(PICTURED_COLORS));
});

it("pictures draws one sheet and nothing else, and refuses a product that is not there", async () => {
  const sheet = path.join(target, "sheet.png");
  const one = ["pictures", "--", "--sheet", sheet, "--view", "1", "--only"];
  expect(await npmRun([...one, "navy-pique-polo"])).toMatchObject({ code: 0 });
  expect((await sharp(sheet).metadata()).format).toBe("png");
  const { code, said } = await npmRun([...one, "no-such-polo"]);
  expect(said).toContain("No product matches --only or --category.");
  expect(code).toBe(1);
  expect(await listMade()).toEqual(["sheet.png"]);
});

it("fonts makes the fonts that are committed", async () => {
  expect(await npmRun(["fonts"])).toMatchObject({ code: 0 });
  const files = await listMade();
  expect(files).toHaveLength(10);
  for (const file of files) expect((await made(file)).equals(await committed(file)), file).toBe(true);
});

it("icons makes the icons that are committed, in their sizes", async () => {
  expect(await npmRun(["icons"])).toMatchObject({ code: 0 });
  const pngs = [
    "app/apple-icon.png",
    ...["icon-192", "icon-512", "maskable-512"].map((name) => `public/icons/${name}.png`),
  ];
  expect(await listMade()).toEqual(["app/apple-icon.png", "app/favicon.ico", ...pngs.slice(1)]);
  for (const file of pngs) {
    const [{ width }, { width: expected }] = [
      await sharp(await made(file)).metadata(),
      await sharp(await committed(file)).metadata(),
    ];
    expect(width, file).toBe(expected);
  }
});

it("film says in a sentence that it wants ffmpeg, or a browser", async () => {
  const withoutFfmpeg = await run(process.execPath, ["--import=tsx", "film/render.ts"], { PATH: target });
  expect(withoutFfmpeg.said).toContain("ffmpeg is missing. Install it");
  expect(withoutFfmpeg.code).toBe(1);
  const sheet = path.join(target, "film.png");
  const withoutBrowser = await npmRun(["film", "--", "--sheet", sheet], { CHROMIUM_PATH: `${target}/none` });
  expect(withoutBrowser.said).toContain("No browser starts: set CHROMIUM_PATH to a Chromium, or run");
  expect(withoutBrowser.code).toBe(1);
  expect(await listMade()).toEqual([]);
});
