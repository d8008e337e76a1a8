import "server-only";
import type { Types } from "mongoose";
import { heldBy, withoutHold } from "@/lib/products/stock/release-holds";
import { UNJOURNALED } from "@/lib/unjournaled";
import { StockUnit } from "@/models/stock-unit";

export interface HeldPieces {
  unitId: Types.ObjectId;
  quantity: number;
  /** Present for a unit that is retired: those that take over what is given back, each once; none where it is not made any more. */
  successors?: { unitId: Types.ObjectId; quantity: number }[];
}

export interface SettlePiecesOptions {
  orderId: Types.ObjectId;
  /** Names this change of this order: a unit that has it is left as it is. */
  marker: string;
  /** By the database's clock; a write that comes later changes nothing, because another process may be at it by then. */
  until: Date;
  pieces: HeldPieces[];
  /** Where the pieces go that the order held. */
  into: "sold" | "stock";
}

/**
 * Ends what a committed order holds: its pieces are sold, or can be ordered again. In one step for each unit, whether the
 * order's entry has been folded or not. False where some are not yet: a unit was retired just then, or the time is over.
 */
export async function settlePieces({ pieces, ...options }: SettlePiecesOptions): Promise<boolean> {
  if (pieces.length === 0) return true;
  const { marker } = options;
  // Not through mongoose, which casts no pipelines.
  const updates = pieces.flatMap((held) => updatesOf(held, options));
  const { matchedCount } = await StockUnit.collection.bulkWrite(updates, { ordered: true });
  if (matchedCount === updates.length) return true;
  const unitIds = pieces.map(({ unitId }) => unitId);
  return (await StockUnit.countDocuments({ _id: { $in: unitIds }, applied: marker })) === unitIds.length;
}

function updatesOf(
  { unitId, quantity, successors }: HeldPieces,
  { orderId, marker, until, into }: Omit<SettlePiecesOptions, "pieces">,
) {
  const inTime = { $expr: { $lt: ["$$NOW", until] } };
  const own = { _id: unitId, applied: { $ne: marker }, ...inTime };
  const isFolded = { $eq: [heldBy(orderId), 0] };
  const ending = {
    held: { $cond: [isFolded, { $subtract: ["$held", quantity] }, "$held"] },
    holds: withoutHold(orderId),
    ...noting(marker),
  };
  if (into === "sold") return [write(own, { ...ending, sold: { $add: ["$sold", quantity] } })];
  if (!successors) {
    const back = { ...ending, stock: { $add: ["$stock", quantity] }, isUnpublished: true };
    return [write({ ...own, retiredAt: null }, back)];
  }
  const moved = markerOfMove(marker, unitId);
  const moves = successors.map((successor) =>
    write(
      { _id: successor.unitId, retiredAt: null, applied: { $ne: moved }, ...inTime },
      {
        ...noting(moved),
        stock: { $add: ["$stock", successor.quantity] },
        received: { $add: ["$received", successor.quantity] },
        isUnpublished: true,
      },
    ),
  );
  const writtenOff = { ...ending, received: { $subtract: ["$received", quantity] } };
  // Last, so that a crash in between leaves no piece out for good.
  return [...moves, write({ ...own, retiredAt: { $ne: null } }, writtenOff)];
}

function markerOfMove(marker: string, unitId: Types.ObjectId): string {
  return `${marker} ${unitId.toString()}`;
}

function noting(marker: string) {
  return {
    applied: { $concatArrays: [{ $ifNull: ["$applied", []] }, [marker]] },
    revision: { $add: ["$revision", 1] },
  };
}

function write(filter: Record<string, unknown>, set: Record<string, unknown>) {
  return { updateOne: { filter, update: [{ $set: set }] } };
}

/** Names a change of an order. */
export function markerOf(orderId: Types.ObjectId, changeId: Types.ObjectId | null | undefined): string {
  return `${orderId.toString()} ${changeId?.toString() ?? ""}`;
}

/** The id of the order that a marker is of. */
export function orderOfMarker(marker: string): string {
  return marker.split(" ")[0] ?? "";
}

/** The markers that a change leaves behind. */
export function listMarkers(marker: string, pieces: HeldPieces[]): string[] {
  return [marker, ...pieces.map(({ unitId }) => markerOfMove(marker, unitId))];
}

/** Forgets changes that nobody will repeat any more. */
export async function forgetMarkers(markers: string[]): Promise<void> {
  if (markers.length === 0) return;
  await StockUnit.updateMany(
    { applied: { $in: markers } },
    { $pull: { applied: { $in: markers } } },
    { timestamps: false, writeConcern: UNJOURNALED },
  );
}
