import type { AnyBulkWriteOperation, Collection, Document, WriteConcern } from "mongodb";
import { mongo } from "mongoose";
import { Batcher } from "@/lib/platform/database/batcher";
import { DUPLICATE_KEY } from "@/lib/platform/database/db";

/** `not met`: its condition, so that nothing was written; `duplicate`: a unique index forbade it. */
type WriteOutcome = "done" | "not met" | "duplicate";

interface ConditionalWrite<Fields extends Document> {
  operation: AnyBulkWriteOperation<Fields>;
  /** How many documents it writes where its condition is met. */
  documents: number;
  /** Looks whether it was done, where the batch has failed in part. */
  isDone: () => Promise<boolean>;
}

interface WriteBatcherOptions<Fields extends Document> {
  /** For the log, and for what is reported of the shop's health. */
  name: string;
  into: Pick<Collection<Fields>, "bulkWrite">;
  /** The connection's own where none is given. */
  writeConcern?: WriteConcern;
}

/**
 * Writes to one collection that are asked for at the same time share a round trip, and one wait for the journal. They go
 * past mongoose, which would make a document of each: see rawCollectionOf().
 */
export class WriteBatcher<Fields extends Document> {
  readonly #options: WriteBatcherOptions<Fields>;
  readonly #batcher: Batcher<ConditionalWrite<Fields>, WriteOutcome | "unknown">;

  constructor(options: WriteBatcherOptions<Fields>) {
    this.#options = options;
    const work = (writes: ConditionalWrite<Fields>[]) => this.#writeAll(writes);
    this.#batcher = new Batcher({ name: options.name, work });
  }

  async run(write: ConditionalWrite<Fields>): Promise<WriteOutcome> {
    const outcome = await this.#batcher.run(write);
    if (outcome !== "unknown") return outcome;
    return (await write.isDone()) ? "done" : "not met";
  }

  /** `unknown` where it takes a look at the document to tell. */
  async #writeAll(writes: ConditionalWrite<Fields>[]): Promise<(WriteOutcome | "unknown")[]> {
    const { count, duplicates } = await this.#writeAtOnce(writes.map(({ operation }) => operation));
    const allowed = writes.filter((_, index) => !duplicates.has(index));
    const expected = allowed.reduce((sum, { documents }) => sum + documents, 0);
    const outcome = count === expected ? "done" : "unknown";
    return writes.map((_, index) => (duplicates.has(index) ? "duplicate" : outcome));
  }

  async #writeAtOnce(operations: AnyBulkWriteOperation<Fields>[]): Promise<Written> {
    const { into, writeConcern } = this.#options;
    try {
      const { insertedCount, matchedCount } = await into.bulkWrite(operations, {
        ordered: false,
        ignoreUndefined: true,
        ...(writeConcern && { writeConcern }),
      });
      return { count: insertedCount + matchedCount, duplicates: new Set() };
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
      const failures = [error.writeErrors].flat();
      const isOther = failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY);
      if (isOther) throw error;
      const { insertedCount, matchedCount } = error.result;
      return { count: insertedCount + matchedCount, duplicates: new Set(failures.map(({ index }) => index)) };
    }
  }
}

interface Written {
  /** Documents that were written. */
  count: number;
  /** Which of the operations a unique index forbade. */
  duplicates: Set<number>;
}
