import "server-only";
import { fileTooLarge } from "@/lib/platform/csv/decode-csv";
import { AppError } from "@/lib/platform/http/errors";
import { readLimited } from "@/lib/platform/http/read-body";
import { MAX_FILE_BYTES } from "@/lib/catalogue/imports/constants";

// What browsers call a file of this kind depends on what is installed beside them.
const CSV =
  /^(text\/(csv|plain|tab-separated-values)|application\/(vnd\.ms-excel|csv|octet-stream))\s*(;|$)/i;

const tooLarge = () => fileTooLarge(MAX_FILE_BYTES);

/** Refuses by its headers alone what is no CSV file; throws NOT_CSV or BODY_TOO_LARGE. */
export function requireCsvHeaders(request: Request): void {
  if (!CSV.test(request.headers.get("content-type") ?? "")) throw new AppError("NOT_CSV");
  if (Number(request.headers.get("content-length") ?? 0) > MAX_FILE_BYTES) throw tooLarge();
}

/** The uploaded bytes, never more than MAX_FILE_BYTES; throws BODY_TOO_LARGE, BAD_REQUEST and TIMEOUT. */
export async function readCsvUpload(request: Request): Promise<Uint8Array> {
  return await readLimited(request, { maxBytes: MAX_FILE_BYTES, tooLarge });
}
