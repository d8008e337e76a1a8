import "server-only";
import { z } from "zod";
import { CourierError } from "@/lib/delivery/couriers/courier-error";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { LOCK_OUT_MS, USUAL_WAIT_MS } from "@/lib/delivery/couriers/steadfast/facts";
import type { SteadfastKeys } from "@/lib/delivery/couriers/steadfast/keys";
import { logError } from "@/lib/platform/log";
import { processState } from "@/lib/platform/process-state.mjs";
import { clockOf, toDhakaIso } from "@/lib/platform/time/dhaka";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { cleanLine, cutAtWord } from "@/lib/platform/text/text";

/** Together with our own work below the time after which a browser takes an answer for lost. */
const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 1_000_000;
const MAX_MESSAGE = 200;

/** The key of its pause. */
const NAME = "steadfast" satisfies Courier;

const SILENT = "Steadfast did not answer.";
const UNREADABLE = "Steadfast’s answer could not be read.";
const KEYS_REFUSED =
  "Steadfast refuses the shop's keys. It is not asked again for an hour, so that it does not lock the shop out; after a change of the keys, restart the shop.";

interface CallOptions {
  keys: SteadfastKeys;
  path: string;
  /** Sent as JSON by POST; without it, GET. */
  body?: object;
}

/**
 * One call of Steadfast's API, never repeated here. Returns its JSON, or null for a 404. Throws CourierError: `unsure` for
 * whatever may have been done all the same.
 */
export async function callSteadfast({ keys, path, body }: CallOptions): Promise<object | null> {
  requireNoPause();
  const { status, text, retryAfter } = await exchange({ keys, path, ...(body && { body }) });
  const answer = parseAnswer(text);
  // Some of its refusals come with a 200, and their status inside.
  const code = status < 300 ? (innerStatus(answer) ?? status) : status;
  if (code === 404) return null;
  if (code < 300 && answer) return answer;
  throw toCourierError({ code, answer, retryAfter });
}

function requireNoPause(): void {
  const pauseNow = processState.courierPauses?.get(NAME);
  if (pauseNow && performance.now() < pauseNow.until) throw new CourierError("paused", pauseNow.message);
}

interface Exchanged {
  status: number;
  text: string;
  retryAfter: number;
}

async function exchange({ keys, path, body }: CallOptions): Promise<Exchanged> {
  try {
    const response = await fetch(`${keys.baseUrl}${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        Accept: "application/json",
        "Api-Key": keys.apiKey,
        "Secret-Key": keys.secretKey,
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The keys are for this address alone.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const retryAfter = Number(response.headers.get("retry-after")) || 0;
    return { status: response.status, text: await readText(response), retryAfter };
  } catch {
    throw new CourierError("unsure", SILENT);
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error("The answer is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseAnswer(text: string): object | null {
  try {
    return z.looseObject({}).parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const innerStatusSchema = z.object({ status: z.int().min(400).max(599) });

const innerStatus = (answer: object | null): number | null =>
  innerStatusSchema.safeParse(answer).data?.status ?? null;

interface Refusal {
  code: number;
  answer: object | null;
  retryAfter: number;
}

function toCourierError({ code, answer, retryAfter }: Refusal): CourierError {
  if (code === 401) return pause(LOCK_OUT_MS, KEYS_REFUSED);
  if (code === 429) {
    const ms = retryAfter > 0 ? Math.min(retryAfter * 1_000, LOCK_OUT_MS) : USUAL_WAIT_MS;
    // A clock is right whenever it is read.
    const until = clockOf(toDhakaIso(Date.now() + ms + MINUTE_MS));
    return pause(ms, `Steadfast asks the shop to wait. Book it again after ${until}.`);
  }
  if (code < 400 || code >= 500) return new CourierError("unsure", UNREADABLE);
  return new CourierError("refused", messageOf(answer) || `Steadfast refuses this (${code}).`);
}

function pause(ms: number, message: string): CourierError {
  processState.courierPauses ??= new Map();
  processState.courierPauses.set(NAME, { until: performance.now() + ms, message });
  logError("Steadfast is not asked for a while", { seconds: Math.round(ms / 1_000) });
  return new CourierError("paused", message);
}

const refusalSchema = z.object({
  message: z.string().catch(""),
  errors: z.record(z.string(), z.array(z.string())).catch({}),
});

function messageOf(answer: object | null): string {
  const { message = "", errors = {} } = refusalSchema.safeParse(answer).data ?? {};
  const details = Object.values(errors).flat();
  return cutAtWord(cleanLine(details.length > 0 ? details.join(" ") : message), MAX_MESSAGE);
}
