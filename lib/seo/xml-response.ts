import "server-only";
import { refusePlainly, refuseTrouble } from "@/lib/http/refuse-plainly";

const PIECE_CHARACTERS = 32_768;

/**
 * An XML document, sent piece by piece so that a long one is never whole in memory; null is a 404. Everything is read
 * before the first piece: while the database is away this is an honest 503, and never an empty document.
 */
export async function xmlResponse(
  request: Request,
  write: () => Promise<Iterable<string> | null>,
): Promise<Response> {
  try {
    const parts = await write();
    if (!parts) return refusePlainly({ status: 404, message: "There is no such document." });
    return new Response(streamOf(parts), {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-cache" },
    });
  } catch (error) {
    return refuseTrouble(request, error);
  }
}

function streamOf(parts: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      let piece = "";
      while (piece.length < PIECE_CHARACTERS) {
        const { done, value } = iterator.next();
        if (done) {
          if (piece) controller.enqueue(encoder.encode(piece));
          controller.close();
          return;
        }
        piece += value;
      }
      controller.enqueue(encoder.encode(piece));
    },
  });
}
