import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** Longer than a living server takes for anything. */
const ANSWER_TIMEOUT_MS = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

export interface Call {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below /api. */
  path: string;
  token: string;
  /** Idempotency-Key. */
  key?: string;
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
  error?: { code: string; details?: { amount?: number } };
}

/** One call to the server at that port, over HTTP. Never throws: a broken connection is an answer too. */
export async function call(port: number, { method, path, token, key, body }: Call): Promise<Answer> {
  const isPicture = body instanceof Uint8Array;
  const sent = {
    path: `/api${path}`,
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(key && { "Idempotency-Key": key }),
      ...(body && { "Content-Type": isPicture ? "image/png" : "application/json" }),
    },
    ...(body && { body: isPicture ? body : JSON.stringify(body) }),
  };
  let heard = await send(port, sent);
  // A connection that the server closed because it was idle says nothing about this call.
  if (heard === "stale") heard = await send(port, sent);
  return typeof heard === "string"
    ? { status: 0, code: heard === "stale" ? "no answer" : heard, body: {}, retryAfterSeconds: 0 }
    : toAnswer(heard);
}

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Over a connection of its own. */
  isAlone?: boolean;
}

interface Heard {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** One request and its whole answer, or what became of it instead; `stale` when a kept connection was closed already. */
function send(
  port: number,
  { path, method = "GET", headers = {}, body, isAlone = false }: Sent,
): Promise<Heard | "no answer" | "timed out" | "stale"> {
  const options = { host: "127.0.0.1", port, path, method, headers, agent: isAlone ? false : agent };
  return new Promise((resolve) => {
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.once("error", () => resolve("no answer"));
      incoming.once("close", () => {
        const { complete, statusCode: status = 0 } = incoming;
        const text = Buffer.concat(chunks).toString();
        resolve(complete ? { status, headers: incoming.headers, text } : "no answer");
      });
    });
    // For the whole answer: one that begins and never ends is none.
    const timer = setTimeout(() => {
      resolve("timed out");
      outgoing.destroy();
    }, ANSWER_TIMEOUT_MS);
    outgoing.once("error", () => resolve(outgoing.reusedSocket ? "stale" : "no answer"));
    outgoing.once("close", () => clearTimeout(timer));
    if (body !== undefined) outgoing.setHeader("Content-Length", Buffer.byteLength(body));
    outgoing.end(body);
  });
}

/** One visit of an address: the status, or what became of it instead. Never throws. */
export async function visit(port: number, path: string, sent: Omit<Sent, "path"> = {}): Promise<string> {
  const heard = await send(port, { path, ...sent });
  return typeof heard === "string" ? heard : String(heard.status);
}

function toAnswer({ status, headers, text }: Heard): Answer {
  const isSuccess = status >= 200 && status < 300;
  const retryAfterSeconds = Number(headers["retry-after"] ?? 0);
  try {
    const body: AnswerBody = JSON.parse(text);
    return { status, code: isSuccess ? "done" : (body.error?.code ?? `${status}`), body, retryAfterSeconds };
  } catch {
    return { status, code: `${status} without JSON`, body: {}, retryAfterSeconds };
  }
}
