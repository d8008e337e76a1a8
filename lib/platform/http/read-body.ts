import { AppError } from "@/lib/platform/http/errors";
import { MAX_JSON_BYTES } from "@/lib/platform/http/max-json-bytes.mjs";
import { isAllowedKey } from "@/lib/platform/http/rules";

const MAX_DEPTH = 20;
/** A line that was silent for so long is lost, and what waits for it is wanted by others. */
const STALL_LIMIT_MS = 30_000;

/** Reads a JSON body; throws NOT_JSON, BODY_TOO_LARGE or BAD_REQUEST. Its shape is still unknown. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError("NOT_JSON");
  return parseJson(await readLimited(request));
}

/** Throws BAD_REQUEST for what is not JSON in UTF-8, or is nested too deep, or holds keys that are not allowed. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError("BAD_REQUEST", { message: "The body is not valid JSON." });
  }
  refuseDangerousKeys(body);
  return body;
}

interface BodyLimit {
  maxBytes: number;
  tooLarge: () => AppError;
}

const JSON_LIMIT: BodyLimit = { maxBytes: MAX_JSON_BYTES, tooLarge: () => new AppError("BODY_TOO_LARGE") };

/**
 * The whole body; throws BODY_TOO_LARGE as soon as it is known to be, BAD_REQUEST if it breaks off, and TIMEOUT if
 * nothing more of it arrives.
 */
export async function readLimited(
  request: Request,
  { maxBytes, tooLarge }: BodyLimit = JSON_LIMIT,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  try {
    for (let piece = await readPiece(reader); piece; piece = await readPiece(reader)) {
      size += piece.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(piece);
    }
  } catch (error) {
    // Not waited for: one whose line is lost may never say that it has ended.
    reader.cancel().catch(() => undefined);
    if (error instanceof AppError) throw error;
    throw new AppError("BAD_REQUEST", { message: "The request broke off." });
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The next piece, null after the last; throws TIMEOUT. */
async function readPiece(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError("TIMEOUT")), STALL_LIMIT_MS);
  });
  try {
    return (await Promise.race([reader.read(), stalled])).value ?? null;
  } finally {
    clearTimeout(timer);
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("BAD_REQUEST", { message: "The body is not valid UTF-8." });
  }
}

// Depth is bounded before anything recursive, such as a schema, walks the value.
function refuseDangerousKeys(body: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth > MAX_DEPTH) throw new AppError("BAD_REQUEST", { message: "The body is nested too deep." });
    for (const [key, child] of Object.entries(value)) {
      if (!Array.isArray(value) && !isAllowedKey(key)) {
        throw new AppError("BAD_REQUEST", { message: "The body holds a key that is not allowed." });
      }
      open.push({ value: child, depth: depth + 1 });
    }
  }
}
