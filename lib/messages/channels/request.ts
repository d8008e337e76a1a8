import "server-only";
import type { Delivery } from "@/lib/messages/channels/channel";
import { HOUR_MS, SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** Far above what a gateway answers. */
const MAX_ANSWER_BYTES = 64 * 1024;
const LONGEST_WAIT_MS = HOUR_MS;

interface GatewayRequest {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
}

interface GatewayAnswer {
  status: number;
  /** As JSON; undefined where it is none. */
  json: unknown;
  retryAfterMs: number | undefined;
}

/** Asks a gateway once, and waits no longer than it may take, body included; throws where there is no answer. */
export async function askGateway(request: GatewayRequest): Promise<GatewayAnswer> {
  const { url, method, headers, body, timeoutMs } = request;
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    // It would take our key with it.
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  return {
    status: response.status,
    json: parseJson(await readText(response)),
    retryAfterMs: readRetryAfter(response.headers.get("retry-after")),
  };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In seconds or as a date. */
function readRetryAfter(text: string | null): number | undefined {
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_WAIT_MS) : undefined;
}

/** What a gateway says that has nothing to do with this message: our key, its load, its trouble. */
const PASSING = new Set([401, 402, 403, 404, 405, 407, 408, 409, 421, 423, 425, 426, 429]);

/** What a status alone says; null where it is a success. A redirect is a gateway that has moved. */
export function judgeStatus({ status, retryAfterMs }: GatewayAnswer): Delivery | null {
  if (status >= 200 && status < 300) return null;
  const answer = `HTTP ${status}`;
  if (status >= 400 && status < 500 && !PASSING.has(status)) return { outcome: "dead", answer };
  return { outcome: "retry", answer, ...(retryAfterMs !== undefined && { afterMs: retryAfterMs }) };
}
