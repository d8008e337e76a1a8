import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, createGzip } from "node:zlib";
import { isEtagMatch } from "@/lib/platform/http/etag";

/** A long text that memory holds in this form alone: the framework lets nobody send it compressed. */
export interface GzippedBody {
  gzip: Buffer;
  etag: string;
}

/** A text, and its parts where it has some. */
export type GzippedBodies = readonly [GzippedBody, ...GzippedBody[]];

type Parts = Iterable<string> | AsyncIterable<string>;

const PIECE_CHARACTERS = 32_768;
const FAST = constants.Z_BEST_SPEED;

/** Compresses a text chunk by chunk, so that it is never whole in memory and others are served in between. */
export async function gzipBody(parts: Parts): Promise<GzippedBody> {
  const chunks: Buffer[] = [];
  await pipeline(inPieces(parts), createGzip({ level: FAST }), async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) chunks.push(piece);
  });
  const gzip = Buffer.concat(chunks);
  return { gzip, etag: `"${createHash("sha256").update(gzip).digest("base64url").slice(0, 27)}"` };
}

async function* inPieces(parts: Parts): AsyncGenerator<string> {
  let piece = "";
  for await (const part of parts) {
    piece += part;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}

/** Decompresses the text at the pace at which it is taken. */
export function gzippedResponse(
  request: Request,
  { gzip, etag }: GzippedBody,
  contentType: string,
  cacheControl = "no-cache",
): Response {
  const headers = { ETag: etag, "Cache-Control": cacheControl, "Content-Type": contentType };
  return isEtagMatch(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(decompress(gzip), { headers });
}

function decompress(gzip: Buffer): ReadableStream<Uint8Array> {
  const text = createGunzip();
  text.end(gzip);
  const pieces: AsyncIterator<Buffer> = text[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: () => void text.destroy(),
  });
}
