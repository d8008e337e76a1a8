import { CLOCKS_DIFFER_MS } from "@/lib/platform/time/clocks";

/** For a document that has no lease, or whose lease was released. */
const LONG_AGO = new Date(0);

interface LeaseOptions {
  /** The path in its document. */
  field: string;
  /** Many times what honest work takes: a process that is held up for longer has lost the lease. */
  ms: number;
}

/**
 * The right of one process to do some work for a while. A field of a document says until when; then the lease is free,
 * and another process may take it. Taking, renewing and comparing go by the database's clock, in one atomic update: no
 * two processes have the lease, however their clocks differ. A process that must not write after its end repeats the
 * end that it got, or a token of its own, in the filter of each write. An end further ahead than a lease lasts was set
 * by a clock that has been put back since: nobody waits for it.
 */
export class Lease {
  readonly field: string;
  readonly ms: number;

  constructor({ field, ms }: LeaseOptions) {
    this.field = field;
    this.ms = ms;
  }

  /** The end of a lease that begins now, in a pipeline. */
  get end() {
    return { $add: ["$$NOW", this.ms] };
  }

  /** Takes or renews it, in the `$set` of a pipeline. */
  get taken() {
    return { [this.field]: this.end };
  }

  /** Gives it up, in an `$unset`. */
  get released() {
    return { [this.field]: 1 as const };
  }

  /** For a filter: nobody has it. */
  get free() {
    return { $expr: this.isFree() };
  }

  /** The same as an expression; the path is another one inside of `$map`. */
  isFree(path = `$${this.field}`) {
    const end = { $ifNull: [path, LONG_AGO] };
    return { $or: [{ $lte: [end, "$$NOW"] }, { $gt: [end, { $add: ["$$NOW", this.#furthestMs] }] }] };
  }

  /** For a filter: it is over, as far as this process's clock can tell. */
  over(now: number) {
    return {
      $or: [
        { [this.field]: { $lt: new Date(now) } },
        { [this.field]: { $gt: new Date(now + this.#furthestMs) } },
      ],
    };
  }

  /** Whether somebody has it, as far as this process's clock can tell: for who waits or refuses, not for who takes it. */
  isHeld(end: Date | null | undefined): boolean {
    const aheadMs = (end?.getTime() ?? 0) - Date.now();
    return aheadMs > 0 && aheadMs <= this.#furthestMs;
  }

  get #furthestMs(): number {
    return this.ms + CLOCKS_DIFFER_MS;
  }

  /**
   * The end for a document that is inserted with its lease, by this process's clock: an insert cannot ask the
   * database's. Nobody else can have the lease of a document that is not there yet.
   */
  fromNow(): Date {
    return new Date(Date.now() + this.ms);
  }
}
