import { SerialQueue } from "@/lib/serial-queue";
import { ShopError } from "@/lib/shop-error";

interface BatcherOptions<Item, Result> {
  /** For the log, and for what is reported of the shop's health. */
  name: string;
  /** Far above what an honest batch takes. */
  deadlineMs: number;
  /** Does all of them in one go; a result for each item, in their order. */
  work: (items: Item[]) => Promise<Result[]>;
}

/**
 * Does at once what is asked for while the last batch is under way: nobody waits where there is no rush, and in a rush one
 * round trip serves many. Work begins after all of its items were asked for, so that a read is never older than its
 * question. A batch that fails, fails for each of its items.
 */
export class Batcher<Item, Result> {
  readonly #queue: SerialQueue;
  readonly #work: (items: Item[]) => Promise<Result[]>;
  #waiting: Item[] = [];
  #next: Promise<Result[]> | null = null;

  constructor({ work, ...options }: BatcherOptions<Item, Result>) {
    this.#queue = new SerialQueue(options);
    this.#work = work;
  }

  async run(item: Item): Promise<Result> {
    const index = this.#waiting.push(item) - 1;
    this.#next ??= this.#queue.run(async () => {
      const items = this.#waiting;
      this.#waiting = [];
      this.#next = null;
      return await this.#work(items);
    });
    const result = (await this.#next).at(index);
    if (result === undefined) throw new ShopError("A batch has left out one of its items.");
    return result;
  }
}
