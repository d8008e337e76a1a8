import sharp from "sharp";

interface PhotoOptions {
  width?: number;
  height?: number;
  /** The EXIF orientation, which a camera held sideways sets: 6 is a quarter turn. */
  orientation?: number;
}

/** A JPEG of a phone: noise like that of a sensor, and in its metadata the place where it was taken. */
export async function makePhoto({ width = 1_200, height = 1_600, orientation = 1 }: PhotoOptions = {}) {
  const noise = { type: "gaussian", mean: 128, sigma: 35 } as const;
  const tile = await sharp({
    create: { width: 600, height: 600, channels: 3, background: "#808080", noise },
  })
    .png()
    .toBuffer();
  return await sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .composite([{ input: tile, tile: true }])
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 45/1 0/1" } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A plain picture, small as a file however many pixels it has. */
export async function makePlain(
  width: number,
  height: number,
  { background = "#1a6b3c", isInterlaced = false } = {},
): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background } })
    .png({ progressive: isInterlaced })
    .toBuffer();
}

/** Upright and 1,000 by 1,600, with a red, a green, a white and a blue quarter in reading order. */
export async function makeQuarters(): Promise<Buffer> {
  const quarters = ["#ff0000", "#00ff00", "#ffffff", "#0000ff"].map(async (colour, index) => ({
    input: await makePlain(500, 800, { background: colour }),
    left: (index % 2) * 500,
    top: Math.floor(index / 2) * 800,
  }));
  return await sharp(await makePlain(1_000, 1_600))
    .composite(await Promise.all(quarters))
    .png()
    .toBuffer();
}

/** Turns the pixels a quarter to the left and sets the orientation that turns them back. */
export async function holdSideways(picture: Buffer): Promise<Buffer> {
  const turned = await sharp(picture).rotate(270).toBuffer();
  return await sharp(turned).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
}

export const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
export const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><script>alert(1)</script></svg>',
);
export const HTML = Buffer.from("<!doctype html><html><script>alert(1)</script></html>");
