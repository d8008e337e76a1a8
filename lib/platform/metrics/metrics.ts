import type { ServerResponse } from "node:http";
import type { MongoClient } from "mongodb";
import { Counter, Registry } from "prom-client";
import { makeDatabaseWatch } from "@/lib/platform/metrics/database-metrics";
import { QueueMetrics } from "@/lib/platform/metrics/queue-metrics";
import { RequestMetrics } from "@/lib/platform/metrics/request-metrics";

/** What any program of this kind measures of itself; no word of the shop. All names begin with `shop_`. */
export class Metrics {
  readonly register = new Registry();
  readonly queues = new QueueMetrics(this.register);
  readonly #requests = new RequestMetrics(this.register);
  readonly #lookups = new Counter({
    name: "shop_response_cache_lookups_total",
    help: "Looks for a kept answer, of requests whose answer may be kept.",
    labelNames: ["result"],
    registers: [this.register],
  });
  readonly #refusedConnections = new Counter({
    name: "shop_connections_refused_total",
    help: "Connections that were refused because there were too many.",
    registers: [this.register],
  });
  readonly #proofs = new Counter({
    name: "shop_proofs_of_work_total",
    help: "Proofs of work that were asked for, were taken, or had something wrong with them.",
    labelNames: ["result"],
    registers: [this.register],
  });
  readonly watchDatabase: (client: Pick<MongoClient, "on">) => void = makeDatabaseWatch(this.register);

  /** The tally of an answer that lies ready: whoever sends it adds one, and nothing else. */
  tallyReady(route: string | null, status: number) {
    return this.#requests.tallyReady(route, status);
  }

  /** Counts and times a request that is answered in another way. */
  trackRequest(method: string | undefined, response: ServerResponse, route: string | null): void {
    this.#requests.track(method, response, route);
  }

  /** Counts a request that Node's parser gave up on. */
  countUnparsed(status: number): void {
    this.#requests.count({ method: "other", route: "other", status: String(status) });
  }

  /** Counts a connection that was refused because there were too many. */
  countRefusedConnection(): void {
    this.#refusedConnections.inc();
  }

  /** The result is `asked`, `taken` or a fault: words of the code. */
  countProof(result: string): void {
    this.#proofs.inc({ result });
  }

  countLookup(isHit: boolean): void {
    this.#lookups.inc({ result: isHit ? "hit" : "miss" });
  }

  /** All of it as Prometheus reads it. */
  async readText(): Promise<string> {
    const ready = this.#requests.drainTallies();
    if (ready > 0) this.#lookups.inc({ result: "hit" }, ready);
    return await this.register.metrics();
  }
}
