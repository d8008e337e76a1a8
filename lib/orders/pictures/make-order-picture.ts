import "server-only";
import { measurePicture, readPicture } from "@/lib/catalogue/images/make-pictures";
import { MAX_UPLOAD_PIXELS } from "@/lib/catalogue/images/rules";
import { sharp } from "@/lib/catalogue/images/sharp";

const QUALITY = 80;
const TIME_LIMIT_SECONDS = 30;
const PAPER = "#f7f5f0";
const LARGE = 1_600;
const SMALL = 240;

export interface MadeOrderPicture {
  small: Buffer;
  large: Buffer;
}

/**
 * A whole upload, upright and without metadata: where a phone was when it took it is nobody's business. Throws BAD_PICTURE
 * and PICTURE_TOO_LARGE.
 */
export async function makeOrderPicture(upload: Buffer): Promise<MadeOrderPicture> {
  await measurePicture(upload);
  const raw = await readPicture(() =>
    sharp(upload, { failOn: "error", limitInputPixels: MAX_UPLOAD_PIXELS })
      .autoOrient()
      .resize(LARGE, LARGE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: PAPER })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const picture = () => sharp(raw.data, { raw: raw.info });
  return {
    small: await picture().resize(SMALL, SMALL, { fit: "cover" }).webp({ quality: QUALITY }).toBuffer(),
    large: await picture().webp({ quality: QUALITY }).toBuffer(),
  };
}
