import "server-only";
import { Deadline, WHOLE_LIST_DEADLINE_MS } from "@/lib/platform/jobs/deadline";
import { type GzippedBody, gzippedResponse } from "@/lib/platform/http/gzipped-body";
import { NO_SUCH_DOCUMENT, plainTextError, toPlainTextError } from "@/lib/platform/http/plain-text-error";

const XML = "application/xml; charset=utf-8";

/**
 * An XML document; undefined is a 404. It is whole before its first byte is sent: while the database is away this is an
 * honest 503, and never half a document.
 */
export async function xmlResponse(
  request: Request,
  find: () => Promise<GzippedBody | undefined>,
): Promise<Response> {
  try {
    const packed = await new Deadline({ ms: WHOLE_LIST_DEADLINE_MS }).within(find);
    if (!packed) return plainTextError({ status: 404, message: NO_SUCH_DOCUMENT });
    return gzippedResponse(request, packed, XML);
  } catch (error) {
    return toPlainTextError(request, error);
  }
}
