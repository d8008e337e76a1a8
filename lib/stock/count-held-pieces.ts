import "server-only";
import { StockUnit } from "@/models/stock-unit";

export interface HeldPieces {
  /** Of orders that are being placed or changed. */
  placing: number;
  /** Of pending orders. */
  pending: number;
}

/** The pieces that are held and not sold. */
export async function countHeldPieces(): Promise<HeldPieces> {
  const [sum] = await StockUnit.aggregate<HeldPieces>([
    {
      $group: {
        _id: null,
        placing: { $sum: { $sum: "$holds.quantity" } },
        pending: { $sum: { $ifNull: ["$held", 0] } },
      },
    },
  ]);
  return { placing: sum?.placing ?? 0, pending: sum?.pending ?? 0 };
}
