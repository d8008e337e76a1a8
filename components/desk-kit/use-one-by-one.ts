import { useState } from "react";
import { isUnavailable, messageOf } from "@/lib/platform/http/client";

export interface Refusal {
  orderNumber: number;
  why: string;
}

interface Run<Row> {
  /** Such as "Confirming". */
  doing: string;
  rows: Row[];
  work: (row: Row) => Promise<unknown>;
  /** What it is called once it is done, and how to take it back. */
  label?: string;
  onUndo?: (done: Row[]) => Promise<unknown>;
}

export interface Outcome<Row> extends Pick<Run<Row>, "label" | "onUndo"> {
  done: Row[];
  refused: Refusal[];
}

/** Does something with orders one after another, each for itself: what one of them is refused for stops no other, but a shop that is away does. */
export function useOneByOne<Row extends { orderNumber: number }>() {
  const [progress, setProgress] = useState<string | null>(null);
  const [result, setResult] = useState<Outcome<Row> | null>(null);

  /** Returns those that it was done with. */
  async function run({ doing, rows, work, ...told }: Run<Row>): Promise<Row[]> {
    setResult(null);
    const [done, refused]: [Row[], Refusal[]] = [[], []];
    for (const [index, row] of rows.entries()) {
      setProgress(`${doing} ${index + 1} of ${rows.length}`);
      try {
        await work(row);
        done.push(row);
      } catch (error) {
        refused.push({ orderNumber: row.orderNumber, why: messageOf(error) });
        // It was tried for half a minute; the others would be, too, each for itself.
        if (isUnavailable(error)) break;
      }
    }
    setProgress(null);
    setResult({ ...told, done, refused });
    return done;
  }

  return { run, progress, result, forget: () => setResult(null) };
}
