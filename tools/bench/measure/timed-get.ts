import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { requireLoopback } from "@/tools/bench/measure/loopback.mjs";

const TIMEOUT_MS = 60_000;
/** More than browsers take, so that what is too large is measured and not refused. */
const MAX_HEADER_BYTES = 1_048_576;

/** One connection, kept open: what is measured is the server, not the handshake. */
const oneConnection = new Agent({ keepAlive: true, maxSockets: 1 });

export interface TimedAnswer {
  status: number;
  /** Until the first byte of the answer. */
  firstByteMs: number;
  /** Until its last byte. */
  wholeMs: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  /** As it came, still compressed. */
  body: Buffer;
}

export interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  /** The connections that it may go over; false for one of its own. */
  agent?: Agent | false;
  timeoutMs?: number;
}

/** What became of a request instead of an answer; `stale` when a kept connection was closed already. */
export class NoAnswer extends Error {
  constructor(
    url: string,
    readonly reason: "no answer" | "timed out" | "stale",
  ) {
    super(`${url}: ${reason}`);
  }
}

/** One request over HTTP and how long its whole answer took; throws NoAnswer. */
export async function ask(url: string, sent: Sent = {}): Promise<TimedAnswer> {
  const { method = "GET", headers = {}, body, agent = oneConnection, timeoutMs = TIMEOUT_MS } = sent;
  return await new Promise((resolve, reject) => {
    const sentAt = performance.now();
    const fail = (reason: NoAnswer["reason"]) => reject(new NoAnswer(url, reason));
    const options = { method, headers, agent, maxHeaderSize: MAX_HEADER_BYTES };
    const outgoing = request(url, options, (incoming) => {
      const firstByteMs = performance.now() - sentAt;
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.once("error", () => fail("no answer"));
      incoming.once("close", () => fail("no answer"));
      incoming.once("end", () => {
        const { complete, statusCode: status = 0, headers: theirs, rawHeaders } = incoming;
        const times = { firstByteMs, wholeMs: performance.now() - sentAt };
        if (complete) resolve({ status, ...times, headers: theirs, rawHeaders, body: Buffer.concat(chunks) });
      });
    });
    // For the whole answer: one that begins and never ends is none.
    const timer = setTimeout(() => {
      fail("timed out");
      outgoing.destroy();
    }, timeoutMs);
    outgoing.once("error", () => fail(outgoing.reusedSocket ? "stale" : "no answer"));
    outgoing.once("close", () => clearTimeout(timer));
    if (body !== undefined) outgoing.setHeader("Content-Length", Buffer.byteLength(body));
    outgoing.end(body);
  });
}

interface TimedRequest extends Pick<Sent, "method" | "headers"> {
  body?: object | undefined;
}

/** The same to a shop on this machine, with JSON. */
export async function timeGet(url: string, { body, headers, ...more }: TimedRequest = {}) {
  requireLoopback(url);
  const json = body && {
    body: JSON.stringify(body),
    headers: { ...headers, "Content-Type": "application/json" },
  };
  return await ask(url, { ...more, headers: { ...headers }, ...json });
}
