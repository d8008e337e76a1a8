import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { requirePictureType } from "@/lib/catalogue/images/read-upload";
import { makePictures } from "@/lib/catalogue/images/make-pictures";
import { GIF, HEIC, holdSideways, HTML, makePhoto, makePlain, makeQuarters, SVG } from "@/testing/pictures";

/** The colour of the middle of each quarter, in reading order, with a little tolerance for the compression. */
async function readQuarters(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)].map((part) => (part > 128 ? "f" : "0")).join("");
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

async function make(upload: Buffer, crop?: Parameters<typeof makePictures>[1]) {
  requirePictureType(upload);
  return await makePictures(upload, crop);
}

describe("makePictures", () => {
  it("makes every width, 4:5, in WebP", async () => {
    const made = await make(await makePhoto());
    expect(made.map(({ width }) => width)).toEqual([480, 960]);
    for (const { width, bytes } of made) {
      const { format, width: real, height } = await sharp(bytes).metadata();
      expect({ format, real, height }).toEqual({ format: "webp", real: width, height: width * 1.25 });
    }
  });

  it("keeps nothing of a photo's metadata, and of the place where it was taken", async () => {
    const photo = await makePhoto();
    expect((await sharp(photo).metadata()).exif?.includes("Phone")).toBe(true);
    for (const { bytes } of await make(photo)) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(bytes.includes("Phone")).toBe(false);
    }
  });

  it("turns a photo upright that was taken sideways", async () => {
    const upright = await makeQuarters();
    const sideways = await holdSideways(upright);
    const { width, height } = await sharp(sideways).metadata();
    expect([width, height]).toEqual([1_600, 1_000]);
    const [small] = await make(sideways);
    expect(await readQuarters(small?.bytes ?? Buffer.of())).toEqual(["f00", "0f0", "fff", "00f"]);
  });

  it("cuts out the part that was chosen of the upright picture", async () => {
    const sideways = await holdSideways(await makeQuarters());
    const lowerRight = { left: 0.5, top: 0.6, width: 0.5, height: 0.390625 };
    const [small] = await make(sideways, lowerRight);
    expect(await readQuarters(small?.bytes ?? Buffer.of())).toEqual(["00f", "00f", "00f", "00f"]);
  });

  it("takes the middle where nothing was chosen", async () => {
    const [small] = await make(await makePlain(4_000, 1_000));
    expect((await sharp(small?.bytes).metadata()).height).toBe(600);
  });

  it("fills what is transparent with paper", async () => {
    const clear = await sharp({
      create: { width: 800, height: 1_000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const [small] = await make(clear);
    expect((await sharp(small?.bytes).metadata()).hasAlpha).toBe(false);
    expect((await sharp(small?.bytes).stats()).channels[0]?.mean).toBeGreaterThan(240);
  });

  it("takes a photo of 12 MB", async () => {
    const photo = await makePhoto({ width: 4_000, height: 5_000 });
    expect(photo.byteLength).toBeGreaterThan(12_000_000);
    expect(await make(photo)).toHaveLength(2);
  });
});

describe("what is no picture for the shop", () => {
  const table: [name: string, file: () => Promise<Buffer>, code: string, message: RegExp][] = [
    [
      "40 megapixels",
      () => makePlain(8_000, 5_000),
      "PICTURE_TOO_LARGE",
      /40 megapixels, and 36 is the most/,
    ],
    [
      "20 megapixels that are interlaced",
      () => makePlain(5_000, 4_000, { isInterlaced: true }),
      "PICTURE_TOO_LARGE",
      /20 megapixels, and 18 is the most/,
    ],
    [
      "20 megapixels of WebP",
      async () =>
        await sharp(await makePlain(5_000, 4_000))
          .webp({ effort: 0 })
          .toBuffer(),
      "PICTURE_TOO_LARGE",
      /20 megapixels, and 18 is the most/,
    ],
    [
      "a thread of 70,000 rows",
      () => makePlain(480, 70_000),
      "PICTURE_TOO_LARGE",
      /480 by 70000 pixels. Please cut out/,
    ],
    ["a GIF", async () => GIF, "NOT_A_PICTURE", /This is a GIF/],
    ["an SVG with a script", async () => SVG, "NOT_A_PICTURE", /not a picture/],
    ["HTML", async () => HTML, "NOT_A_PICTURE", /not a picture/],
    ["half a JPEG", async () => (await makePhoto()).subarray(0, 200_000), "BAD_PICTURE", /incomplete/],
    ["the first bytes of a JPEG", async () => Buffer.from("ffd8ffe0", "hex"), "BAD_PICTURE", /incomplete/],
    ["half a PNG", async () => (await makePlain(900, 1_200)).subarray(0, 900), "BAD_PICTURE", /incomplete/],
    ["nothing", async () => Buffer.of(), "BAD_PICTURE", /empty/],
    ["HEIC", async () => HEIC, "NOT_A_PICTURE", /HEIC/],
    ["a picture of 400 pixels", () => makePlain(400, 500), "BAD_PICTURE", /only 400 by 500 pixels/],
  ];
  for (const [name, file, code, message] of table) {
    it(`refuses ${name} with ${code}`, async () => {
      await expect(file().then((bytes) => make(bytes))).rejects.toMatchObject({
        code,
        message: expect.stringMatching(message),
      });
    });
  }

  it("refuses a part that is too small of a picture that is not", async () => {
    const part = { left: 0.1, top: 0.1, width: 0.2, height: 0.2 };
    await expect(make(await makePhoto(), part)).rejects.toMatchObject({ code: "BAD_PICTURE" });
  });
});
