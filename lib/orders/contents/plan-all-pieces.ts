import "server-only";
import type { ContentsPlan, StoredLine } from "@/lib/orders/contents/plan-change";
import { linkLines } from "@/lib/orders/link-lines";
import { listDemands } from "@/lib/orders/list-demands";
import { toPieces } from "@/lib/orders/to-pieces";

/** For an order that holds nothing: all pieces of its lines come. Throws OUT_OF_STOCK for what is no longer made, and IN_PROGRESS. */
export async function planAllPieces(cartItems: StoredLine[]): Promise<ContentsPlan> {
  const lines = await linkLines(cartItems);
  const counted = lines.filter(({ unitId }) => unitId);
  return { lines, demands: listDemands(counted), settlementLines: counted.map(toPieces) };
}
