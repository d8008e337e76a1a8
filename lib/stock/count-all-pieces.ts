import "server-only";
import { StockUnit } from "@/models/stock-unit";

/** All pieces that are counted and not sold: free, and held for pending orders. */
export async function countAllPieces(): Promise<number> {
  const [sum] = await StockUnit.aggregate<{ pieces: number }>([
    { $match: { retiredAt: null } },
    {
      $group: {
        _id: null,
        pieces: { $sum: { $add: ["$stock", { $ifNull: ["$held", 0] }, { $sum: "$holds.quantity" }] } },
      },
    },
  ]);
  return sum?.pieces ?? 0;
}
