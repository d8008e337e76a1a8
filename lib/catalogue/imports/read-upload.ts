import "server-only";
import { fileTooLarge } from "@/lib/platform/csv/decode-csv";
import { AppError } from "@/lib/platform/http/errors";
import { readLimited } from "@/lib/platform/http/read-body";
import { MAX_FILE_BYTES } from "@/lib/catalogue/imports/constants";

// What browsers call a file of this kind depends on what is installed beside them.
const CSV =
  /^(text\/(csv|plain|tab-separated-values)|application\/(vnd\.ms-excel|csv|octet-stream))\s*(;|$)/i;

/** Refuses by its headers alone what is no CSV file; throws NOT_CSV or BODY_TOO_LARGE. */
export function requireCsvHeaders(request: Request): void {
  if (!CSV.test(request.headers.get("content-type") ?? "")) throw new AppError("NOT_CSV");
  if (Number(request.headers.get("content-length") ?? 0) > MAX_FILE_BYTES) throw fileTooLarge(MAX_FILE_BYTES);
}

/** The uploaded bytes, never more than these; throws BODY_TOO_LARGE, BAD_REQUEST and TIMEOUT. */
export async function readCsvUpload(request: Request, maxBytes = MAX_FILE_BYTES): Promise<Uint8Array> {
  return await readLimited(request, { maxBytes, tooLarge: () => fileTooLarge(maxBytes) });
}
