import "server-only";
import { AppError } from "@/lib/http/errors";
import { readLimited } from "@/lib/http/read-body";
import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE_MESSAGE } from "@/lib/images/rules";

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
