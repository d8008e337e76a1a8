import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { readLimited } from "@/lib/platform/http/read-body";
import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE_MESSAGE } from "@/lib/catalogue/images/rules";

const UPLOAD = /^(image\/[\w.+-]+|application\/octet-stream)$/i;

const tooLarge = () => new AppError("BODY_TOO_LARGE", { message: UPLOAD_TOO_LARGE_MESSAGE });

/** Refuses by its headers alone what is no upload of a picture; throws NOT_A_PICTURE or BODY_TOO_LARGE. */
export function requireUploadHeaders(request: Request): void {
  if (!UPLOAD.test(request.headers.get("content-type") ?? "")) {
    throw new AppError("NOT_A_PICTURE", { message: "The body must be a picture." });
  }
  if (Number(request.headers.get("content-length") ?? 0) > MAX_UPLOAD_BYTES) throw tooLarge();
}

/** The uploaded bytes, never more than MAX_UPLOAD_BYTES; throws BODY_TOO_LARGE, BAD_REQUEST and TIMEOUT. */
export async function readUpload(request: Request): Promise<Buffer> {
  return Buffer.from((await readLimited(request, { maxBytes: MAX_UPLOAD_BYTES, tooLarge })).buffer);
}

const CHOOSE_ANOTHER = "Please choose a JPEG, PNG or WebP picture.";
const HEIF_BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** Lets a picture in that the shop can work with, by its first bytes; what a file calls itself counts for nothing. */
export function requirePictureType(bytes: Buffer): void {
  if (bytes.length === 0)
    throw new AppError("BAD_PICTURE", { message: `This file is empty. ${CHOOSE_ANOTHER}` });
  if (isJpeg(bytes) || isPng(bytes) || isWebp(bytes)) return;
  throw new AppError("NOT_A_PICTURE", { message: `${describe(bytes)} ${CHOOSE_ANOTHER}` });
}

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).toString("hex") === "ffd8ff";
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).toString("hex") === "89504e470d0a1a0a";
const isWebp = (bytes: Buffer) => text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP";

function describe(bytes: Buffer): string {
  if (text(bytes, 4, 8) === "ftyp" && HEIF_BRANDS.test(text(bytes, 8, 12))) {
    return "This picture is in the HEIC format, which browsers cannot show.";
  }
  if (text(bytes, 0, 4) === "GIF8") return "This is a GIF.";
  return "This file is not a picture that the shop can show.";
}

function text(bytes: Buffer, start: number, end: number): string {
  return bytes.subarray(start, end).toString("latin1");
}
