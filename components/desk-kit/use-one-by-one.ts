import { useWords } from "#words";
import { useState } from "react";
import { isUnavailable } from "@/lib/platform/http/client";

export interface Refusal {
  orderNumber: number;
  why: string;
}

interface Run<Row> {
  /** The words while it runs, such as "Confirming 2 of 5". */
  doing: (step: { at: number; of: number }) => string;
  rows: Row[];
  work: (row: Row) => Promise<unknown>;
  /** The words once it is done, and the action that undoes it. */
  label?: string;
  onUndo?: (done: Row[]) => Promise<unknown>;
}

export interface Outcome<Row> extends Pick<Run<Row>, "label" | "onUndo"> {
  done: Row[];
  refused: Refusal[];
}

/** Does something with orders one after another. A refused order does not stop the others; an outage does. */
export function useOneByOne<Row extends { orderNumber: number }>() {
  const { failure } = useWords("deskKit");
  const [progress, setProgress] = useState<string | null>(null);
  const [result, setResult] = useState<Outcome<Row> | null>(null);

  /** Returns the orders that it was done with. */
  async function run({ doing, rows, work, ...told }: Run<Row>): Promise<Row[]> {
    setResult(null);
    const [done, refused]: [Row[], Refusal[]] = [[], []];
    for (const [index, row] of rows.entries()) {
      setProgress(doing({ at: index + 1, of: rows.length }));
      try {
        await work(row);
        done.push(row);
      } catch (error) {
        refused.push({ orderNumber: row.orderNumber, why: failure(error) });
        // This order was retried for half a minute; each of the others would be too.
        if (isUnavailable(error)) break;
      }
    }
    setProgress(null);
    setResult({ ...told, done, refused });
    return done;
  }

  return { run, progress, result, forget: () => setResult(null) };
}
