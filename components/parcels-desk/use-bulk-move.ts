import { useState } from "react";
import { isUnavailable, messageOf } from "@/lib/platform/http/client";
import { useMoveParcels } from "@/lib/delivery/parcels/api";
import type { MoveParcelRequest } from "@/lib/delivery/parcels/schema";

/** What is moved: its card may not be on this page. */
export interface Movable {
  _id: string;
  orderNumber: number;
}

interface Refusal {
  orderNumber: number;
  why: string;
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

/** Moves parcels one after another, each for itself: what one of them is refused for stops no other, but a shop that is away does. */
export function useBulkMove() {
  const moveOne = useMoveParcels();
  const [progress, setProgress] = useState<string | null>(null);
  const [result, setResult] = useState<BulkMoved | null>(null);

  async function run({ label, move, orders }: BulkMove): Promise<void> {
    setResult(null);
    const [moved, refused]: [Movable[], Refusal[]] = [[], []];
    for (const [index, order] of orders.entries()) {
      setProgress(`${label}: ${index + 1} of ${orders.length}`);
      try {
        await moveOne({ orderId: order._id, ...move });
        moved.push(order);
      } catch (error) {
        refused.push({ orderNumber: order.orderNumber, why: messageOf(error) });
        // It was tried for half a minute; the others would be, too, each for itself.
        if (isUnavailable(error)) break;
      }
    }
    setProgress(null);
    setResult({ label, move, moved, refused });
  }

  async function undo({ move: { from, to }, moved }: BulkMoved): Promise<void> {
    await run({ label: "Taken back", move: { from: to, to: from }, orders: moved });
  }

  return { run, undo, progress, result, forget: () => setResult(null) };
}
