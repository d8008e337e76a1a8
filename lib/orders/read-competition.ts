import "server-only";
import { Types } from "mongoose";
import type { Holding } from "@/lib/orders/find-exceeded-limit";
import {
  NEWCOMER_WINDOW_SECONDS,
  REGULAR_FROM_CONFIRMED_ORDERS,
  type Standing,
  toStanding,
} from "@/lib/orders/order-limits";
import type { UserDto } from "@/lib/users/dto";
import { Order } from "@/models/order";
import { User } from "@/models/user";

const MILLISECONDS_PER_SECOND = 1_000;

/** What newcomers share: a phone, and the digest of a client address where it is known. */
interface Shared {
  phone?: string | undefined;
  address?: string | undefined;
}

interface ReadCompetitionOptions {
  user: UserDto;
  /** Is left out. */
  orderId?: Types.ObjectId;
  shared?: Shared;
}

interface OrderHolding extends Holding {
  orderId: Types.ObjectId;
  /** It may still be refused. */
  isPlacing: boolean;
}

export interface NewcomerPieces {
  by: keyof Shared;
  /** Of orders that are placed. What an admin has cancelled counts too, or a script would order it again at once. */
  placed: number;
  /** Of orders that are being placed and may still be refused. */
  placing: number;
  /** The oldest order that is being placed; null if there is none. */
  firstPlacing: Types.ObjectId | null;
  /** Until the first of the placed ones no longer counts. */
  secondsLeft: number;
}

interface Competition {
  standing: Standing;
  /** What the account's pending orders hold, and those that are being placed will. */
  holdings: OrderHolding[];
  /** What newcomers have ordered in the last day, by what they share with this order. */
  newcomers: NewcomerPieces[];
}

interface HoldingRow {
  kind: "holding";
  _id: Types.ObjectId;
  status: string;
  amount: number;
  reservation?: { amount: number; lines: Line[] };
  cartItems: Line[];
}

interface Line {
  productId: Types.ObjectId;
  quantity: number;
}

interface NewcomerRow {
  kind: keyof Shared;
  _id: string;
  pieces: number;
  first: Types.ObjectId;
}

interface ConfirmedRow {
  kind: "confirmed";
  count: number;
}

interface AccountRow {
  kind: "account";
  isEmailVerified: boolean;
}

/** Reads in one go what an order of this account, placed or only wished for, competes with. */
export async function readCompetition({
  user,
  orderId = new Types.ObjectId(),
  shared = {},
}: ReadCompetitionOptions): Promise<Competition> {
  const userId = new Types.ObjectId(user._id);
  const now = Math.floor(Date.now() / MILLISECONDS_PER_SECOND);
  const from = Types.ObjectId.createFromTime(now - NEWCOMER_WINDOW_SECONDS);
  const orders = Order.collection.name;
  const rows = await Order.aggregate<HoldingRow | NewcomerRow | ConfirmedRow | AccountRow>([
    ...holdingsOf(userId, orderId),
    ...Object.entries(shared).flatMap(([kind, value]) =>
      value === undefined
        ? []
        : [{ $unionWith: { coll: orders, pipeline: newcomersBy(kind, value, { from, orderId }) } }],
    ),
    { $unionWith: { coll: orders, pipeline: confirmedOf(userId) } },
    {
      $unionWith: {
        coll: User.collection.name,
        pipeline: [
          { $match: { _id: userId } },
          { $project: { _id: 0, kind: "account", isEmailVerified: 1 } },
        ],
      },
    },
    // By an index without the status: an order that is committed meanwhile is seen, as one or the other.
  ]).hint({ userId: 1, deletedAt: 1, _id: -1 });
  const confirmed = rows.find((row) => row.kind === "confirmed")?.count ?? 0;
  const isEmailVerified = rows.find((row) => row.kind === "account")?.isEmailVerified ?? false;
  return {
    standing: toStanding({ role: user.role, confirmed, isEmailVerified }),
    holdings: rows.flatMap((row) => (row.kind === "holding" ? toHolding(row) : [])),
    newcomers: (["phone", "address"] as const).map((by) =>
      sumUp(
        by,
        rows.filter((row): row is NewcomerRow => row.kind === by),
        now,
      ),
    ),
  };
}

function holdingsOf(userId: Types.ObjectId, except: Types.ObjectId) {
  const isOpen = { $in: ["placing", "pending"] };
  return [
    { $match: { userId, deletedAt: null, status: isOpen, _id: { $ne: except } } },
    {
      $project: {
        kind: "holding",
        status: 1,
        amount: 1,
        reservation: 1,
        "cartItems.productId": 1,
        "cartItems.quantity": 1,
      },
    },
  ];
}

function toHolding({ _id, status, amount, reservation, cartItems }: HoldingRow): OrderHolding[] {
  const isPlacing = status === "placing";
  const holding = isPlacing ? reservation : { amount, lines: cartItems };
  if (!holding) return [];
  const lines = holding.lines.map(({ productId, quantity }) => ({
    productId: productId.toString(),
    quantity,
  }));
  return [{ orderId: _id, isPlacing, amount: holding.amount, lines }];
}

interface Window {
  from: Types.ObjectId;
  orderId: Types.ObjectId;
}

/** What an admin has confirmed, or its customer cancelled himself, no longer counts. */
function newcomersBy(kind: string, value: string, { from, orderId }: Window) {
  return [
    {
      $match: {
        [`newcomer.${kind}`]: value,
        _id: { $gte: from, $ne: orderId },
        status: { $in: ["placing", "pending", "Canceled"] },
        isCalledOff: { $ne: true },
      },
    },
    { $group: { _id: "$status", pieces: { $sum: "$newcomer.pieces" }, first: { $min: "$_id" } } },
    { $addFields: { kind } },
  ];
}

function confirmedOf(userId: Types.ObjectId) {
  return [
    { $match: { userId, status: "Confirmed" } },
    { $limit: REGULAR_FROM_CONFIRMED_ORDERS },
    { $group: { _id: null, count: { $sum: 1 } } },
    { $project: { _id: 0, kind: "confirmed", count: 1 } },
  ];
}

function sumUp(by: keyof Shared, rows: NewcomerRow[], now: number): NewcomerPieces {
  const placing = rows.find(({ _id }) => _id === "placing");
  const placed = rows.filter(({ _id }) => _id !== "placing");
  const first = Math.min(
    now,
    ...placed.map(({ first: id }) => id.getTimestamp().getTime() / MILLISECONDS_PER_SECOND),
  );
  return {
    by,
    placed: placed.reduce((total, { pieces }) => total + pieces, 0),
    placing: placing?.pieces ?? 0,
    firstPlacing: placing?.first ?? null,
    secondsLeft: first + NEWCOMER_WINDOW_SECONDS - now,
  };
}
