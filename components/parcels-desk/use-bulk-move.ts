import { useState } from "react";
import { type Refusal, useRunEach } from "@/components/desk-kit/use-run-each";
import { useMoveParcels } from "@/lib/delivery/parcels/api";
import type { MoveParcelRequest } from "@/lib/delivery/parcels/schema";

/** What is moved: its card may not be on this page. */
export interface Movable {
  _id: string;
  orderNumber: number;
}

export interface BulkMoved {
  /** Such as "Packed". */
  label: string;
  move: MoveParcelRequest;
  moved: Movable[];
  refused: Refusal[];
}

interface BulkMove {
  label: string;
  move: MoveParcelRequest;
  orders: Movable[];
}

/** Moves parcels one after another. */
export function useBulkMove() {
  const moveOne = useMoveParcels();
  const { progress, runEach } = useRunEach();
  const [result, setResult] = useState<BulkMoved | null>(null);

  async function run({ label, move, orders }: BulkMove): Promise<void> {
    setResult(null);
    const { done, refused } = await runEach(`${label}:`, orders, ({ _id }) =>
      moveOne({ orderId: _id, ...move }),
    );
    setResult({ label, move, moved: done, refused });
  }

  async function undo({ move: { from, to }, moved }: BulkMoved): Promise<void> {
    await run({ label: "Taken back", move: { from: to, to: from }, orders: moved });
  }

  return { run, undo, progress, result, forget: () => setResult(null) };
}
