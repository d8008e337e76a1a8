import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, createGzip } from "node:zlib";
import { isKnown } from "@/lib/http/etag";

/** A long text, of which there is never more in memory than this: the framework lets nobody send it packed. */
export interface PackedBody {
  gzip: Buffer;
  etag: string;
}

/** A text, and its parts where it has some. */
export type PackedBodies = readonly [PackedBody, ...PackedBody[]];

type Parts = Iterable<string> | AsyncIterable<string>;

const PIECE_CHARACTERS = 32_768;
const FAST = constants.Z_BEST_SPEED;

/** Packs a text piece by piece, so that it is never whole in memory and others are served in between. */
export async function packBody(parts: Parts): Promise<PackedBody> {
  const packed: Buffer[] = [];
  await pipeline(inPieces(parts), createGzip({ level: FAST }), async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) packed.push(piece);
  });
  const gzip = Buffer.concat(packed);
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

/** Unpacks the text at the pace at which it is taken. */
export function packedResponse(request: Request, { gzip, etag }: PackedBody, contentType: string): Response {
  const headers = { ETag: etag, "Cache-Control": "no-cache", "Content-Type": contentType };
  return isKnown(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(unpack(gzip), { headers });
}

function unpack(gzip: Buffer): ReadableStream<Uint8Array> {
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
