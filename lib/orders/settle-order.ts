import "server-only";
import { Types } from "mongoose";
import { countPieces } from "@/lib/orders/cart/rules";
import { groupBy } from "@/lib/platform/group-by";
import { releaseCouponUse } from "@/lib/orders/coupons/take-use";
import { findUnits } from "@/lib/orders/find-units";
import { readGoods } from "@/lib/orders/read-goods";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { Lease } from "@/lib/platform/jobs/lease";
import { publishStock } from "@/lib/stock/publish-stock";
import {
  forgetMarkers,
  listMarkers,
  markerOf,
  type PieceMove,
  settlePieces,
} from "@/lib/stock/settle-pieces";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";
import { PIECE_MOVES, type Settlement } from "@/lib/orders/lifecycle";
import { isSold } from "@/lib/orders/lifecycle/rules";

/** Many times what it takes. A process that is held up for longer writes nothing more. */
const LEASE = new Lease({ field: "settlingUntil", ms: 10_000 });

/** Pieces of one option that an order has; for a change of its contents, those that come (more than 0) or go. */
export interface SettledLine {
  productId: Types.ObjectId;
  size: string;
  color: string;
  quantity: number;
  unitId?: Types.ObjectId | null;
}

/** To be written in the very update that changes an order's state; settleOrder() then does it, once. */
export function startSettlement(settlement: Settlement, settlementId = new Types.ObjectId()) {
  return { settlement, settlementId };
}

/**
 * The same for the stage of a pipeline, with the right to do it for some time: the process that changes the order
 * settles it at once, with settleLeased().
 */
export function startLeasedSettlement(settlement: Settlement, settlementId = new Types.ObjectId()) {
  return { ...startSettlement(settlement, settlementId), ...LEASE.taken };
}

/** What is removed from an order whose settlement is done. */
export const SETTLED = { settlement: 1, settlementId: 1, settlementLines: 1, settlingUntil: 1 } as const;

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
  settlementLines?: SettledLine[] | null;
  status: string;
  cartItems: SettledLine[];
  coupon?: { useId: Types.ObjectId } | null;
}

export async function settleLeased(order: LeasedOrder): Promise<string[]> {
  const { _id: orderId, settlement, settlementId, settlingUntil: until } = order;
  if (!settlement || !until) return [];
  const marker = markerOf(orderId, settlementId);
  const lines = linesOf(order);
  const moved = await retryRaced<PieceMove[] | null>(
    async () => {
      const moves = await listMoves(lines, order);
      if (await settlePieces({ orderId, changeId: settlementId, marker, until, moves })) return moves;
      // A unit was retired meanwhile, or the lease is over.
      return LEASE.isHeld(until) ? RACED : null;
    },
    () => null,
  );
  if (!moved) return [];
  if (order.coupon && isGivingUp(settlement)) await releaseCouponUse(order.coupon.useId);
  await Order.updateOne({ _id: orderId, settlementId: settlementId ?? null }, { $unset: SETTLED });
  await forgetMarkers(listMarkers(marker, moved));
  const productIds = new Set(lines.map(({ productId }) => productId.toString()));
  const isShown = settlement !== "sell" && settlement !== "hold";
  if (isShown) await publishStock([...productIds].map((id) => new Types.ObjectId(id)));
  return [...productIds];
}

/** Whether the order is one no more. */
const isGivingUp = (settlement: Settlement): boolean =>
  settlement === "give back" || settlement === "take back";

function linesOf({ settlement, settlementLines, cartItems }: LeasedOrder): SettledLine[] {
  return (settlement === "change" ? (settlementLines ?? []) : cartItems).filter(({ unitId }) => unitId);
}

/** Makes this process the only one that settles the order, by the database's clock; null if another one is. */
async function takeLease(orderId: Types.ObjectId) {
  return await Order.findOneAndUpdate(
    {
      _id: orderId,
      settlement: { $exists: true },
      ...LEASE.free,
    },
    [{ $set: LEASE.taken }],
    { updatePipeline: true, timestamps: false, returnDocument: "after" },
  )
    .select("status settlement settlementId settlingUntil settlementLines cartItems coupon.useId")
    .lean();
}

/** What is to be done at each unit of these lines, once. */
async function listMoves(lines: SettledLine[], order: LeasedOrder): Promise<PieceMove[]> {
  const byUnit = [...groupBy(lines, ({ unitId }) => String(unitId)).values()];
  const moves = byUnit.flatMap((ofUnit) => {
    const unitId = ofUnit[0]?.unitId;
    const quantity = countPieces(ofUnit);
    return unitId && quantity !== 0
      ? [{ unitId, ...placesOf(order, quantity), quantity: Math.abs(quantity), lines: ofUnit }]
      : [];
  });
  const isGivenBack = ({ into }: PieceMove) => into === "stock";
  const retired = await listRetired(moves.filter(isGivenBack));
  const isRetired = (move: PieceMove) => isGivenBack(move) && retired.has(move.unitId.toString());
  const unitOf = await findSuccessors(moves.filter(isRetired).flatMap((move) => move.lines));
  return moves.map((move) => {
    if (!isRetired(move)) return move;
    const byTarget = groupBy(move.lines, (line) => String(unitOf(line)));
    const successors = [...byTarget.values()].flatMap((ofTarget) => {
      const unitId = ofTarget[0] && unitOf(ofTarget[0]);
      return unitId ? [{ unitId, quantity: Math.abs(countPieces(ofTarget)) }] : [];
    });
    return { ...move, successors };
  });
}

/** The places that pieces move between; for a change, by whether they come or go, and by the order's status. */
function placesOf({ settlement, status }: LeasedOrder, quantity: number): Pick<PieceMove, "from" | "into"> {
  if (settlement === "sell" || settlement === "hold") return PIECE_MOVES[settlement];
  if (settlement === "give back" || settlement === "take back")
    return { from: PIECE_MOVES[settlement].from, into: "stock" };
  const place = isSold(status) ? "sold" : "held";
  return quantity > 0 ? { from: "taken", into: place } : { from: place, into: "stock" };
}

async function listRetired(moves: PieceMove[]): Promise<Set<string>> {
  if (moves.length === 0) return new Set();
  const units = await StockUnit.find({
    _id: { $in: moves.map(({ unitId }) => unitId) },
    retiredAt: { $ne: null },
  })
    .select("_id")
    .lean();
  return new Set(units.map(({ _id }) => _id.toString()));
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
