import { streamedResponse } from "@/lib/platform/http/streamed-response";

interface FileOptions {
  pieces: AsyncGenerator<string>;
  /** Latin letters, digits, - and . only. */
  name: string;
}

/** A file to be kept. */
export function csvResponse({ pieces, name }: FileOptions): Response {
  return streamedResponse(pieces, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}
