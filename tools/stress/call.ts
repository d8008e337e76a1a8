import { Agent } from "node:http";
import { LONGEST_ANSWER_MS } from "@/lib/platform/jobs/deadline";
import { ask, NoAnswer, type Sent, type TimedAnswer } from "@/tools/bench/measure/timed-get";

/** A call may wait in a line before its work begins. */
const LINE_MS = 15_000;
/** Longer than a living server takes for anything. */
const ANSWER_TIMEOUT_MS = LINE_MS + LONGEST_ANSWER_MS;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

export interface Call {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below /api. */
  path: string;
  token: string;
  /** Idempotency-Key. */
  key?: string;
  /** The client address that a proxy would tell; believed in a shop that is behind one. */
  from?: string;
  body?: object;
}

export interface Answer {
  /** 0 when the connection broke before an answer. */
  status: number;
  /** `done` for a success, `no answer`, `timed out`, or the code of the refusal. */
  code: string;
  body: AnswerBody;
  retryAfterSeconds: number;
}

interface AnswerBody {
  insertedId?: string | null;
  callFirst?: true;
  error?: { code: string; details?: { amount?: number } };
}

/** One call to the server at that port, over HTTP. Never throws: a broken connection is an answer too. */
export async function call(port: number, { method, path, token, key, from, body }: Call): Promise<Answer> {
  const isPicture = body instanceof Uint8Array;
  const sent = {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(key && { "Idempotency-Key": key }),
      ...(from && { "X-Forwarded-For": from }),
      ...(body && { "Content-Type": isPicture ? "image/png" : "application/json" }),
    },
    ...(body && { body: isPicture ? body : JSON.stringify(body) }),
  };
  const heard = await send(port, `/api${path}`, sent);
  return typeof heard === "string"
    ? { status: 0, code: heard, body: {}, retryAfterSeconds: 0 }
    : toAnswer(heard);
}

type Heard = TimedAnswer | Exclude<NoAnswer["reason"], "stale">;

/**
 * One request and its whole answer, or what became of it instead. A connection that the server closed because it was idle says
 * nothing about a request: it is sent once more, as browsers do.
 */
async function send(port: number, path: string, sent: Sent): Promise<Heard> {
  const first = await sendOnce(port, path, sent);
  const heard = first === "stale" ? await sendOnce(port, path, sent) : first;
  return heard === "stale" ? "no answer" : heard;
}

async function sendOnce(port: number, path: string, sent: Sent): Promise<TimedAnswer | NoAnswer["reason"]> {
  const options = { agent, timeoutMs: ANSWER_TIMEOUT_MS, ...sent };
  return await ask(`http://127.0.0.1:${port}${path}`, options).catch((error: unknown) => {
    if (error instanceof NoAnswer) return error.reason;
    throw error;
  });
}

/** One visit of an address, from that client address, and the whole answer, or what became of it instead. Never throws. */
export const look = async (port: number, path: string, from?: string) =>
  await send(port, path, { agent: false, ...(from && { headers: { "X-Forwarded-For": from } }) });

/** One visit of an address: the status, or what became of it instead. Never throws. */
export async function visit(port: number, path: string, sent: Sent = {}): Promise<string> {
  const heard = await send(port, path, sent);
  return typeof heard === "string" ? heard : String(heard.status);
}

function toAnswer({ status, headers, body: bytes }: TimedAnswer): Answer {
  const isSuccess = status >= 200 && status < 300;
  const retryAfterSeconds = Number(headers["retry-after"] ?? 0);
  try {
    const body: AnswerBody = JSON.parse(bytes.toString());
    return { status, code: isSuccess ? "done" : (body.error?.code ?? `${status}`), body, retryAfterSeconds };
  } catch {
    return { status, code: `${status} without JSON`, body: {}, retryAfterSeconds };
  }
}
