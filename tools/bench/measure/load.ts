import type { Options, Result } from "autocannon";
import { headersOf } from "@/tools/bench/kept/encodings";
import { bound } from "@/tools/bench/measure/bounds";
import { requireLoopback } from "@/tools/bench/measure/loopback.mjs";
import { startJson } from "@/tools/bench/run-json";

const SCRIPT = "tools/bench/measure/autocannon.mjs";

interface Load {
  /** Addresses of the same server: each connection asks for one of them. */
  urls: string[];
  /** As browsers send it, or none. */
  acceptEncoding: string | null;
  connections: number;
  seconds: number;
  /** Requests a second over all connections; as many as are answered where it is left out. */
  perSecond?: number;
}

/** Asks over so many connections until the time is up. */
export async function runLoad(load: Load) {
  return await startLoad(load).whenDone;
}

/** In a process of its own, so that the load and what the bench does meanwhile do not wait for each other. */
export function startLoad(load: Load) {
  for (const url of load.urls) requireLoopback(url);
  const { urls, acceptEncoding, connections, seconds, perSecond } = bound(load);
  const options: Omit<Options, "url"> & { url: string[] } = {
    url: urls,
    headers: headersOf(acceptEncoding),
    connections,
    duration: seconds,
    ...(perSecond && { overallRate: perSecond }),
  };
  const { interrupt, whenDone } = startJson<Result>(SCRIPT, [JSON.stringify(options)]);
  const result = whenDone.then(({ duration, requests: { total }, latency, errors, non2xx }) => ({
    perSecond: total / duration,
    requests: total,
    /** Within which 99 of 100 requests were answered, in whole milliseconds. */
    p99Ms: latency.p99,
    /** Broken connections, answers that did not come, and answers other than 2xx. */
    failures: errors + non2xx,
  }));
  return {
    /** Ends it before its time, and says what came of it. */
    finish: async () => {
      interrupt();
      return await result;
    },
    whenDone: result,
  };
}
