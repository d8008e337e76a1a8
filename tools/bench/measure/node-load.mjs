// @ts-check
import { Agent, get } from "node:http";
import { bound, LIMITS } from "./bounds.mjs";
import { requireLoopback } from "./loopback.mjs";

// Where wrk is not installed: node node-load.mjs '{"url":…,"connections":…,"seconds":…,"acceptEncoding":…}'

const TIMEOUT_MS = 10_000;

/** @type {{ url: string, paths?: string[], acceptEncoding: string | null, connections: number, seconds: number }} */
const { url, paths = [], acceptEncoding, connections, seconds } = bound(JSON.parse(process.argv[2] ?? "{}"));
const base = requireLoopback(url);
const urls = paths.length > 0 ? paths.map((path) => new URL(path, base)) : [base];
const headers = acceptEncoding === null ? {} : { "Accept-Encoding": acceptEncoding };
const agent = new Agent({ keepAlive: true, maxSockets: connections });

let requests = 0;
let failures = 0;
const over = new AbortController();
process.on("SIGINT", () => over.abort());

const startedAt = performance.now();
setTimeout(() => over.abort(), seconds * 1_000).unref();
await Promise.all(Array.from({ length: connections }, askOnAndOn));
const perSecond = requests / ((performance.now() - startedAt) / 1_000);
agent.destroy();
console.log(JSON.stringify({ perSecond, requests, failures }));

async function askOnAndOn() {
  while (!over.signal.aborted && requests < LIMITS.requests) {
    const target = urls[requests % urls.length] ?? base;
    requests += 1;
    if (!(await isAnswered(target))) failures += 1;
  }
}

/**
 * @param {URL} target
 * @returns {Promise<boolean>}
 */
function isAnswered(target) {
  return new Promise((resolve) => {
    const outgoing = get(target, { agent, headers, timeout: TIMEOUT_MS }, (incoming) => {
      const { statusCode = 0 } = incoming;
      incoming.resume();
      incoming.once("close", () => resolve(incoming.complete && statusCode >= 200 && statusCode < 400));
    });
    outgoing.once("timeout", () => outgoing.destroy());
    outgoing.once("error", () => resolve(false));
  });
}
