import "server-only";
import DataLoader from "dataloader";
import { LONGEST_ANSWER_MS } from "@/lib/platform/jobs/deadline";
import { Queue } from "@/lib/platform/jobs/queue";

/** Far above what an honest batch takes. */
const DEADLINE_MS = 2_500;

interface BatcherOptions<Item, Result> {
  /** For the log, and for what is reported of the shop's health. */
  name: string;
  deadlineMs?: number;
  /** Does all of them in one go; for each item, in their order, its result or the error that it alone fails with. */
  work: (items: Item[]) => Promise<(Result | Error)[]>;
}

/**
 * Does at once what is asked for while the last batch is under way: nobody waits where there is no rush, and in a rush one
 * round trip serves many. Work begins after all of its items were asked for, so that a read is never older than its
 * question. A batch that fails, fails for each of its items. The library's (`dataloader`) without its cache.
 */
export class Batcher<Item extends object | string | number | boolean, Result> {
  readonly #loader: DataLoader<Item, Result>;

  constructor({ name, deadlineMs = DEADLINE_MS, work }: BatcherOptions<Item, Result>) {
    const queue = new Queue({ name, deadlineMs, longestMs: LONGEST_ANSWER_MS, isMeasured: false });
    this.#loader = new DataLoader((items) => queue.run(() => work([...items])), {
      cache: false,
      // After all that answers of the last trip have set off, however many promises are between.
      batchScheduleFn: (dispatch) => void queue.onIdle().then(() => setImmediate(dispatch)),
    });
  }

  async run(item: Item): Promise<Result> {
    return await this.#loader.load(item);
  }
}
