import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { AppError } from "@/lib/platform/http/errors";
import { limitRequests, type RateRule } from "@/lib/platform/http/rate-limit";
import { NO_SUCH_PICTURE, plainTextError, toPlainTextError } from "@/lib/platform/http/plain-text-error";
import { type ShareCard, versionOf } from "@/lib/seo/share/cards";
import { Queue } from "@/lib/platform/jobs/queue";

/** Pictures kept by what they show: at 60 to 150 KB each a few megabytes. */
const MAX_CACHED = 40;
/** Drawings under way or waiting; each takes a core for half a second. */
const MAX_WAITING = 12;
const RETRY_AFTER_SECONDS = 5;
/** A drawing behind all that may wait. */
const DRAWING_DEADLINE_MS = 15_000;
/** One drawing, twenty times what it takes. */
const LONGEST_TURN_MS = 10_000;
/** The most drawings for one client address; a cached one costs nothing and does not count. */
const DRAWINGS: RateRule = { name: "share", points: 60, windowSeconds: 60 };

/** Insertion order is age: the first is the one that nobody has asked for the longest. */
const cache = new Map<string, Promise<Buffer>>();
/** One at a time, so that a burst of links takes one core and one drawing's memory. */
const drawings = new Queue({
  name: "share pictures",
  deadlineMs: LONGEST_TURN_MS,
  bound: {
    length: MAX_WAITING,
    refuse: () =>
      new AppError("UNAVAILABLE", {
        message: "Other pictures are being drawn.",
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      }),
  },
});

/**
 * The picture of a card. It is asked for by what it is to show now, so the first one after a change is new; a network
 * asks whether its copy is still that.
 */
export async function shareResponse(
  request: Request,
  { find, draw }: { find: () => Promise<ShareCard | null>; draw: (card: ShareCard) => Promise<Buffer> },
): Promise<Response> {
  try {
    const card = await find();
    if (!card) return plainTextError({ status: 404, message: NO_SUCH_PICTURE });
    const version = versionOf(card);
    const etag = `"${version}"`;
    const headers = { ETag: etag, "Cache-Control": "public, no-cache" };
    if (request.headers.get("if-none-match")?.includes(etag))
      return new Response(null, { status: 304, headers });
    if (!cache.has(version)) await new Deadline().within(() => allowDrawing(request));
    const drawing = new Deadline({ ms: DRAWING_DEADLINE_MS });
    const picture = await drawing.within(() => drawOnce(version, () => draw(card)));
    return new Response(new Uint8Array(picture), { headers: { ...headers, "Content-Type": "image/jpeg" } });
  } catch (error) {
    return toPlainTextError(request, error);
  }
}

async function allowDrawing(request: Request): Promise<void> {
  // The counters are there, and the uploaded photographs.
  await connectDb();
  await limitRequests(request, DRAWINGS);
}

async function drawOnce(version: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = cache.get(version);
  cache.delete(version);
  const picture = known ?? drawings.run(draw);
  cache.set(version, picture);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  try {
    return await picture;
  } catch (error) {
    if (cache.get(version) === picture) cache.delete(version);
    throw error;
  }
}
