import type { ServerResponse } from "node:http";
import { Counter, Histogram, type Registry } from "prom-client";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Up to what the slowest answer may take (lib/platform/jobs/deadline.ts). */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** Of an answer whose client left before it began. */
const NO_ANSWER = "none";
const BUILD_FILE = "/_next/static/*";
const OTHER = "other";

interface RequestLabels {
  route: string;
  method: string;
  status: string;
}

/** How often an answer was sent that lies ready, by method, since the last look. */
export interface ReadyTally {
  GET: number;
  HEAD: number;
}

/** Requests by the patterns of their routes, of which a build has some hundred: no address is a label, and no id. */
export class RequestMetrics {
  readonly #requests;
  readonly #seconds;
  readonly #tallies = new Map<string, { route: string; status: string; tally: ReadyTally }>();

  constructor(register: Registry) {
    this.#requests = new Counter({
      name: "shop_http_requests_total",
      help: "Requests that were answered.",
      labelNames: ["route", "method", "status"],
      registers: [register],
    });
    this.#seconds = new Histogram({
      name: "shop_http_request_duration_seconds",
      help: "From a request to the end of its answer, of all that were not ready.",
      labelNames: ["route", "method"],
      buckets: BUCKETS_SECONDS,
      registers: [register],
    });
  }

  tallyReady(route: string | null, status: number): ReadyTally {
    const labels = { route: routeLabel(route), status: String(status) };
    const key = `${labels.status} ${labels.route}`;
    const known = this.#tallies.get(key) ?? { ...labels, tally: { GET: 0, HEAD: 0 } };
    this.#tallies.set(key, known);
    return known.tally;
  }

  /** Counts what the tallies hold, and returns how many that were. */
  drainTallies(): number {
    let sum = 0;
    for (const { route, status, tally } of this.#tallies.values()) {
      for (const method of ["GET", "HEAD"] as const) {
        const sent = tally[method];
        if (sent === 0) continue;
        this.#requests.inc({ route, method, status }, sent);
        tally[method] = 0;
        sum += sent;
      }
    }
    return sum;
  }

  track(method: string | undefined, response: ServerResponse, route: string | null): void {
    const begun = performance.now();
    const labels = { route: routeLabel(route), method: methodLabel(method) };
    response.once("close", () => {
      const status = response.headersSent ? String(response.statusCode) : NO_ANSWER;
      this.count({ ...labels, status });
      this.#seconds.observe(labels, (performance.now() - begun) / SECOND_MS);
    });
  }

  count(labels: RequestLabels): void {
    this.#requests.inc({ ...labels });
  }
}

const methodLabel = (method = ""): string => (METHODS.has(method) ? method : OTHER);

/** The server's name for an address without a route stands in brackets; a file of the build has none. */
const routeLabel = (route: string | null): string =>
  route === null ? BUILD_FILE : route.startsWith("/") ? route : OTHER;
