import "server-only";
import { Types } from "mongoose";
import { countPieces } from "@/lib/cart/rules";
import { groupBy } from "@/lib/group-by";
import { findUnits } from "@/lib/products/stock/find-units";
import { readGoods } from "@/lib/products/stock/read-goods";
import { publishStock } from "@/lib/products/stock/publish-stock";
import {
  forgetMarkers,
  type HeldPieces,
  listMarkers,
  markerOf,
  settlePieces,
} from "@/lib/products/stock/settle-pieces";
import type { Settlement } from "@/lib/orders/constants";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";

/** Many times what it takes. Whoever is held up for longer writes nothing more. */
const LEASE_MS = 10_000;
/** In a pipeline: by the database's clock. */
const LEASE = { $add: ["$$NOW", LEASE_MS] };
const TRIES = 3;

interface SettledLine {
  productId: Types.ObjectId;
  size: string;
  color: string;
  quantity: number;
  unitId?: Types.ObjectId | null;
}

/** To be written in the very update that changes an order's state; settleOrder() then does it, once. */
export function startSettlement(settlement: Settlement) {
  return { settlement, settlementId: new Types.ObjectId() };
}

/**
 * The same for the stage of a pipeline, with the right to do it for some time: who changes the order settles it at once,
 * with settleLeased().
 */
export function startLeasedSettlement(settlement: Settlement) {
  return { ...startSettlement(settlement), settlingUntil: LEASE };
}

/** In a pipeline: one change more. */
export const NEXT_VERSION = { $add: [{ $ifNull: ["$version", 0] }, 1] };

/** Does with the stock of an order what its last change of state says; returns the products that this touched. */
export async function settleOrder(orderId: Types.ObjectId): Promise<string[]> {
  const order = await takeLease(orderId);
  return order ? await settleLeased(order) : [];
}

interface LeasedOrder {
  _id: Types.ObjectId;
  settlement?: Settlement | null;
  settlementId?: Types.ObjectId | null;
  settlingUntil?: Date | null;
  cartItems: SettledLine[];
}

export async function settleLeased(order: LeasedOrder): Promise<string[]> {
  const { _id: orderId, settlement, settlementId, settlingUntil: until } = order;
  if (!settlement || !until) return [];
  const lines = order.cartItems.filter(({ unitId }) => unitId);
  const marker = markerOf(orderId, settlementId);
  const into = settlement === "sell" ? "sold" : "stock";
  for (let attempt = 1; ; attempt += 1) {
    const pieces = await listPieces(lines, settlement);
    if (await settlePieces({ orderId, marker, until, pieces, into })) {
      await Order.updateOne(
        { _id: orderId, settlementId: settlementId ?? null },
        { $unset: { settlement: 1, settlementId: 1, settlingUntil: 1 } },
      );
      await forgetMarkers(listMarkers(marker, pieces));
      break;
    }
    if (attempt === TRIES) return [];
  }
  const productIds = new Set(lines.map(({ productId }) => productId.toString()));
  if (settlement === "give back") await publishStock([...productIds].map((id) => new Types.ObjectId(id)));
  return [...productIds];
}

/** Makes this process the only one that settles the order, by the database's clock; null if another one is. */
async function takeLease(orderId: Types.ObjectId) {
  return await Order.findOneAndUpdate(
    {
      _id: orderId,
      settlement: { $exists: true },
      $expr: { $lt: [{ $ifNull: ["$settlingUntil", new Date(0)] }, "$$NOW"] },
    },
    [{ $set: { settlingUntil: LEASE } }],
    { updatePipeline: true, timestamps: false, returnDocument: "after" },
  )
    .select("settlement settlementId settlingUntil cartItems")
    .lean();
}

/** The units that the lines hold pieces of, each once. */
async function listPieces(lines: SettledLine[], settlement: Settlement): Promise<HeldPieces[]> {
  const byUnit = [...groupBy(lines, ({ unitId }) => String(unitId)).values()];
  const held = byUnit.flatMap((ofUnit) => {
    const unitId = ofUnit[0]?.unitId;
    return unitId ? [{ unitId, quantity: countPieces(ofUnit), lines: ofUnit }] : [];
  });
  if (settlement === "sell" || held.length === 0) return held;
  const retired = await StockUnit.find({
    _id: { $in: held.map(({ unitId }) => unitId) },
    retiredAt: { $ne: null },
  })
    .select("_id")
    .lean();
  const isRetired = ({ unitId }: HeldPieces) => retired.some(({ _id }) => _id.equals(unitId));
  const unitOf = await findSuccessors(held.filter(isRetired).flatMap((pieces) => pieces.lines));
  return held.map((pieces) => {
    if (!isRetired(pieces)) return pieces;
    const byTarget = groupBy(pieces.lines, (line) => String(unitOf(line)));
    const successors = [...byTarget.values()].flatMap((ofTarget) => {
      const unitId = ofTarget[0] && unitOf(ofTarget[0]);
      return unitId ? [{ unitId, quantity: countPieces(ofTarget) }] : [];
    });
    return { ...pieces, successors };
  });
}

/** Where the pieces of lines belong now. */
async function findSuccessors(lines: SettledLine[]): Promise<(line: SettledLine) => Types.ObjectId | null> {
  if (lines.length === 0) return () => null;
  const wanted = lines.map(toWanted);
  const unitOf = await findUnits(wanted, await readGoods(wanted.map(({ productId }) => productId)));
  return (line) => unitOf(toWanted(line));
}

function toWanted({ productId, size, color }: SettledLine) {
  return { productId: productId.toString(), size, color };
}
