import { AppError } from "@/lib/http/errors";

const MAX_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 20;
const DANGEROUS_KEY = /^(__proto__|constructor|prototype)$|^\$|\./;

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

/** The whole body; throws BODY_TOO_LARGE as soon as it is known to be. */
export async function readLimited(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES)
    throw new AppError("BODY_TOO_LARGE");
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new AppError("BODY_TOO_LARGE");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
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
      if (!Array.isArray(value) && DANGEROUS_KEY.test(key)) {
        throw new AppError("BAD_REQUEST", { message: "The body holds a key that is not allowed." });
      }
      open.push({ value: child, depth: depth + 1 });
    }
  }
}
