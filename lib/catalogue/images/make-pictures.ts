import "server-only";
import type { Metadata, Region } from "sharp";
import { AppError } from "@/lib/platform/http/errors";
import {
  type Crop,
  MAX_UPLOAD_PIXELS,
  MAX_UPLOAD_SIDE,
  PICTURE_ASPECT,
  PICTURE_BACKGROUND,
} from "@/lib/catalogue/images/rules";
import { PICTURE_WIDTHS, type PictureWidth } from "@/lib/own-pictures";
import { sharp } from "@/lib/catalogue/images/sharp";

const QUALITY = 80;
const TIME_LIMIT_SECONDS = 30;
const MILLION = 1_000_000;
const [LEAST_WIDTH] = PICTURE_WIDTHS;
const LARGEST_WIDTH = Math.max(...PICTURE_WIDTHS);

export interface MadePicture {
  width: PictureWidth;
  bytes: Buffer;
}

/**
 * The chosen part of an upload, upright and 4:5, without metadata, in every width. Throws BAD_PICTURE for what cannot
 * be read to its end or is too small, and PICTURE_TOO_LARGE for too many pixels.
 */
export async function makePictures(upload: Buffer, crop?: Crop): Promise<MadePicture[]> {
  const size = await measurePicture(upload);
  const region = toRegion(size, crop);
  if (Math.min(region.width, region.height * PICTURE_ASPECT) < LEAST_WIDTH) {
    const message = `This is only ${region.width} by ${region.height} pixels. At least ${LEAST_WIDTH} by ${LEAST_WIDTH / PICTURE_ASPECT} are needed.`;
    throw new AppError("BAD_PICTURE", { message });
  }
  const raw = await readPicture(() =>
    sharp(upload, { failOn: "error", limitInputPixels: MAX_UPLOAD_PIXELS })
      .autoOrient()
      .extract(region)
      .resize(LARGEST_WIDTH, LARGEST_WIDTH / PICTURE_ASPECT, { fit: "cover" })
      .flatten({ background: PICTURE_BACKGROUND })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const made: MadePicture[] = [];
  for (const width of PICTURE_WIDTHS) {
    const bytes = await sharp(raw.data, { raw: raw.info })
      .resize(width, width / PICTURE_ASPECT)
      .webp({ quality: QUALITY })
      .toBuffer();
    made.push({ width, bytes });
  }
  return made;
}

/** The size of the upright picture, from its header alone. Throws BAD_PICTURE and PICTURE_TOO_LARGE. */
export async function measurePicture(upload: Buffer): Promise<Metadata["autoOrient"]> {
  const metadata = await readPicture(() => sharp(upload, { limitInputPixels: false }).metadata());
  const { width, height } = metadata.autoOrient;
  if (Math.max(width, height) > MAX_UPLOAD_SIDE)
    throw new AppError("PICTURE_TOO_LARGE", {
      message: `This picture is ${width} by ${height} pixels. Please cut out what is to be seen.`,
    });
  const most = isHeavy(metadata) ? MAX_UPLOAD_PIXELS / 2 : MAX_UPLOAD_PIXELS;
  if (width * height <= most) return metadata.autoOrient;
  throw new AppError("PICTURE_TOO_LARGE", {
    message: `This picture has ${Math.ceil((width * height) / MILLION)} megapixels, and ${most / MILLION} is the most. Please take it with the camera's ordinary setting.`,
  });
}

/**
 * True for what takes twice the memory of others with as many pixels: deep colour, and what is decoded as a whole,
 * which is every WebP and a PNG that is interlaced.
 */
function isHeavy({ format, depth, isProgressive }: Metadata): boolean {
  return depth !== "uchar" || format === "webp" || (format === "png" && isProgressive);
}

function toRegion(size: { width: number; height: number }, crop?: Crop): Region {
  if (!crop) return { left: 0, top: 0, ...size };
  const left = Math.min(Math.round(crop.left * size.width), size.width - 1);
  const top = Math.min(Math.round(crop.top * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  };
}

/** The library throws for what it cannot read, and nothing else is wrong then. Throws BAD_PICTURE. */
export async function readPicture<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch {
    throw new AppError("BAD_PICTURE", {
      message: "This picture is incomplete or damaged. Please take it again or choose another.",
    });
  }
}
