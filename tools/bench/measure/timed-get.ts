import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { requireLoopback } from "@/tools/bench/measure/loopback.mjs";

const TIMEOUT_MS = 60_000;
/** More than browsers take, so that what is too large is measured and not refused. */
const MAX_HEADER_BYTES = 1_048_576;

/** One connection, kept open: what is measured is the server, not the handshake. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface TimedAnswer {
  status: number;
  /** Until the first byte of the answer. */
  firstByteMs: number;
  /** Until its last byte. */
  wholeMs: number;
  rawHeaders: string[];
  /** As it came, still compressed. */
  body: Buffer;
}

interface TimedRequest {
  method?: "GET" | "POST" | "PATCH";
  headers?: OutgoingHttpHeaders;
  body?: object | undefined;
}

/** One request over HTTP and how long its answer took. */
export async function timeGet(url: string, options: TimedRequest = {}): Promise<TimedAnswer> {
  const { method = "GET", headers = {}, body } = options;
  requireLoopback(url);
  const json = body && JSON.stringify(body);
  const jsonHeaders = json && {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(json),
  };
  return await new Promise((resolve, reject) => {
    const sentAt = performance.now();
    const outgoing = request(
      url,
      { method, headers: { ...headers, ...jsonHeaders }, agent, maxHeaderSize: MAX_HEADER_BYTES },
      (incoming) => {
        const firstByteMs = performance.now() - sentAt;
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.once("error", reject);
        incoming.once("end", () => {
          const { statusCode: status = 0, rawHeaders } = incoming;
          const wholeMs = performance.now() - sentAt;
          resolve({ status, firstByteMs, wholeMs, rawHeaders, body: Buffer.concat(chunks) });
        });
      },
    );
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error(`${url} did not answer.`)));
    outgoing.once("error", reject);
    outgoing.end(json);
  });
}
