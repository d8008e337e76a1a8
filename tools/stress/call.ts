import { Agent, request } from "node:http";

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

const NO_ANSWER: Answer = { status: 0, code: "no answer", body: {}, retryAfterSeconds: 0 };

/** One call to the server at that port, over HTTP. Never throws: a broken connection is an answer too. */
export async function call(port: number, what: Call): Promise<Answer> {
  // A connection that the server closed because it was idle says nothing about this call.
  return (await send(port, what)) ?? (await send(port, what)) ?? NO_ANSWER;
}

/** Null when a connection that was kept open turned out to be closed. */
function send(port: number, { method, path, token, key, body }: Call): Promise<Answer | null> {
  const json = body && JSON.stringify(body);
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(key && { "Idempotency-Key": key }),
    ...(json && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(json) }),
  };
  const options = { host: "127.0.0.1", port, path: `/api${path}`, method, headers, agent };
  return new Promise((resolve) => {
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.once("error", () => resolve(NO_ANSWER));
      incoming.once("close", () => {
        if (!incoming.complete) return resolve(NO_ANSWER);
        const retryAfterSeconds = Number(incoming.headers["retry-after"] ?? 0);
        resolve(toAnswer(incoming.statusCode ?? 0, Buffer.concat(chunks).toString(), retryAfterSeconds));
      });
    });
    outgoing.setTimeout(ANSWER_TIMEOUT_MS, () => {
      resolve({ ...NO_ANSWER, code: "timed out" });
      outgoing.destroy();
    });
    outgoing.once("error", () => resolve(outgoing.reusedSocket ? null : NO_ANSWER));
    outgoing.end(json);
  });
}

function toAnswer(status: number, text: string, retryAfterSeconds: number): Answer {
  const isSuccess = status >= 200 && status < 300;
  try {
    const body: AnswerBody = JSON.parse(text);
    return { status, code: isSuccess ? "done" : (body.error?.code ?? `${status}`), body, retryAfterSeconds };
  } catch {
    return { status, code: `${status} without JSON`, body: {}, retryAfterSeconds };
  }
}
