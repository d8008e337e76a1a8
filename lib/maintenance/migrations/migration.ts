/** A change of stored data that a database needs once. */
export interface Migration {
  /** The record of what has been run goes by it: it is never changed, and never given again. */
  number: number;
  name: string;
  /** Takes long where there is much: it may be left to the shop while that is serving. */
  isLong?: boolean;
  /**
   * Does the next part, after the checkpoint that the last one returned, and returns its own; null when nothing is
   * left. A crash may come between a part and its record, and a server that was too slow may be overtaken: a part has to
   * do no harm when it is done again, also at once. There are no transactions.
   */
  runPart: (checkpoint: string | null) => Promise<string | null>;
}
