import "server-only";
import type { Types } from "mongoose";
import { heldBy, withoutHold } from "@/lib/stock/release-holds";
import { UNJOURNALED } from "@/lib/platform/database/unjournaled";
import { StockUnit } from "@/models/stock-unit";

/** Where pieces of an order are. `taken`: in the entry of the very change that is settled, which held them beforehand. */
type Place = "stock" | "taken" | "held" | "sold";

export interface PieceMove {
  unitId: Types.ObjectId;
  quantity: number;
  from: Exclude<Place, "stock">;
  into: Exclude<Place, "taken">;
  /** For a retired unit: the units that take over its returned pieces, each once; empty where it is made no more. */
  successors?: { unitId: Types.ObjectId; quantity: number }[];
}

interface SettlePiecesOptions {
  orderId: Types.ObjectId;
  /** The change that took the pieces which come from `taken`. */
  changeId?: Types.ObjectId | null | undefined;
  /** Names this change of this order: a unit that has it is left as it is. */
  marker: string;
  /** By the database's clock; a write that comes later changes nothing, because another process may be at it by then. */
  until: Date;
  /** At most one for each unit. */
  moves: PieceMove[];
}

/**
 * Moves pieces of a committed order, such as from held to sold. In one step for each unit, whether the order's entry
 * has been folded or not. False where some are not moved yet: a unit was retired just then, or the time is over.
 */
export async function settlePieces({ moves, ...options }: SettlePiecesOptions): Promise<boolean> {
  const givenBack = moves.filter(({ into }) => into === "stock");
  // First, so that a crash in between leaves no piece out for good.
  const passedOn = givenBack.flatMap((move) => passOn(move, options.marker));
  if (!(await apply(passedOn, options.until))) return false;
  const changes = moves.map((move) => ({
    unitId: move.unitId,
    marker: options.marker,
    // Held and sold is also what is no longer made.
    ...(move.into === "stock" && { isRetired: move.successors !== undefined }),
    set: { ...takenOut(move, options), ...putInto(move) },
  }));
  return await apply(changes, options.until);
}

/** A change of one unit. */
interface UnitChange {
  unitId: Types.ObjectId;
  /** Names the change: a unit that has it is left as it is. */
  marker: string;
  /** Whether the unit has to be retired, or must not be; missing where that is all the same. */
  isRetired?: boolean;
  set: Record<string, unknown>;
}

/** Pieces that go back to a retired unit go to the units that took its place. */
function passOn({ unitId, successors = [] }: PieceMove, marker: string): UnitChange[] {
  return successors.map((successor) => ({
    unitId: successor.unitId,
    marker: markerOfMove(marker, unitId),
    isRetired: false,
    set: {
      stock: { $add: ["$stock", successor.quantity] },
      received: { $add: ["$received", successor.quantity] },
      isUnpublished: true,
    },
  }));
}

/** The place that the pieces come from, without them. */
function takenOut({ from, quantity }: PieceMove, { orderId, changeId }: Omit<SettlePiecesOptions, "moves">) {
  if (from === "sold") return { sold: { $subtract: ["$sold", quantity] } };
  if (from === "taken") return changeId ? { holds: withoutHold(changeId) } : {};
  // An entry that is not folded yet is folded on the way.
  return {
    held: { $subtract: [{ $add: ["$held", heldBy(orderId)] }, quantity] },
    holds: withoutHold(orderId),
  };
}

/** The place that they go to, with them. */
function putInto({ into, quantity, successors }: PieceMove) {
  if (into !== "stock") return { [into]: { $add: [`$${into}`, quantity] } };
  if (successors) return { received: { $subtract: ["$received", quantity] } };
  return { stock: { $add: ["$stock", quantity] }, isUnpublished: true };
}

/** True once each unit has its change, also if another process made it. */
async function apply(changes: UnitChange[], until: Date): Promise<boolean> {
  if (changes.length === 0) return true;
  // Not through mongoose, which casts no pipelines.
  const { matchedCount } = await StockUnit.collection.bulkWrite(
    changes.map(({ unitId, marker, isRetired, set }) => ({
      updateOne: {
        filter: {
          _id: unitId,
          applied: { $ne: marker },
          $expr: { $lt: ["$$NOW", until] },
          ...(isRetired !== undefined && { retiredAt: isRetired ? { $ne: null } : null }),
        },
        update: [{ $set: { ...set, ...noting(marker) } }],
      },
    })),
    { ordered: true },
  );
  if (matchedCount === changes.length) return true;
  const units = await StockUnit.find({ _id: { $in: changes.map(({ unitId }) => unitId) } })
    .select("applied")
    .lean();
  const appliedTo = new Map(units.map(({ _id, applied }) => [_id.toString(), applied]));
  return changes.every(({ unitId, marker }) => appliedTo.get(unitId.toString())?.includes(marker));
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

/** Names a change of an order. */
export function markerOf(orderId: Types.ObjectId, changeId: Types.ObjectId | null | undefined): string {
  return `${orderId.toString()} ${changeId?.toString() ?? ""}`;
}

/** The id of the order that a marker is of. */
export function orderOfMarker(marker: string): string {
  return marker.split(" ")[0] ?? "";
}

/** The markers that a change leaves behind. */
export function listMarkers(marker: string, moves: PieceMove[]): string[] {
  return [marker, ...moves.map(({ unitId }) => markerOfMove(marker, unitId))];
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
