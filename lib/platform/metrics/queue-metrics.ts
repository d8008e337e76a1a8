import { Gauge, Histogram, type Registry } from "prom-client";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

const BUCKETS_SECONDS = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A queue that tells its own length: server/edge/concurrency-limit.mjs. */
export interface WatchedQueue {
  readonly running: number;
  readonly waiting: number;
  /** How long the next one would wait. */
  readonly waitMs: number;
}

/** One task of a queue: it begins, or never does, and leaves in any case. */
export interface QueuedTask {
  begin: () => void;
  leave: () => void;
}

/** Queues by their names, which are constants of the code. */
export class QueueMetrics {
  readonly #waiting;
  readonly #running;
  readonly #expected;
  readonly #seconds;
  readonly #watched = new Map<string, WatchedQueue>();

  constructor(register: Registry) {
    const common = { labelNames: ["queue"] as const, registers: [register] };
    this.#waiting = new Gauge({
      ...common,
      name: "shop_queue_waiting",
      help: "What waits for its turn.",
      collect: () => this.#readWatched(),
    });
    this.#running = new Gauge({ ...common, name: "shop_queue_running", help: "What has its turn." });
    this.#expected = new Gauge({
      ...common,
      name: "shop_queue_expected_wait_seconds",
      help: "How long the next one would wait.",
    });
    this.#seconds = new Histogram({
      ...common,
      name: "shop_queue_wait_seconds",
      help: "How long was waited for a turn.",
      buckets: BUCKETS_SECONDS,
    });
  }

  watch(queue: string, watched: WatchedQueue): void {
    this.#watched.set(queue, watched);
  }

  enter(queue: string): QueuedTask {
    const [labels, entered] = [{ queue }, performance.now()];
    let isRunning = false;
    this.#waiting.inc(labels);
    return {
      begin: () => {
        isRunning = true;
        this.#waiting.dec(labels);
        this.#running.inc(labels);
        this.#seconds.observe(labels, (performance.now() - entered) / SECOND_MS);
      },
      leave: () => (isRunning ? this.#running : this.#waiting).dec(labels),
    };
  }

  #readWatched(): void {
    for (const [queue, { running, waiting, waitMs }] of this.#watched) {
      this.#waiting.set({ queue }, waiting);
      this.#running.set({ queue }, running);
      this.#expected.set({ queue }, waitMs / SECOND_MS);
    }
  }
}
