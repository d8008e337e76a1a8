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

interface NewcomerRow {
  _id: string;
  pieces: number;
  first: Types.ObjectId;
}

/** Reads at once what an order of this account, placed or only wished for, competes with. */
export async function readCompetition({
  user,
  orderId = new Types.ObjectId(),
  shared = {},
}: ReadCompetitionOptions): Promise<Competition> {
  const now = Math.floor(Date.now() / MILLISECONDS_PER_SECOND);
  const by = (["phone", "address"] as const).filter((kind) => shared[kind] !== undefined);
  const [holdings, confirmed, account, newcomers] = await Promise.all([
    readHoldings(user._id, orderId),
    Order.countDocuments({ userId: user._id, status: "Confirmed" }, { limit: REGULAR_FROM_CONFIRMED_ORDERS }),
    User.findById(user._id).select("isEmailVerified").lean(),
    Promise.all(
      by.map(async (kind) => {
        const rows = await readNewcomers({ [`newcomer.${kind}`]: shared[kind] }, { now, orderId });
        return sumUp(kind, rows, now);
      }),
    ),
  ]);
  const isEmailVerified = account?.isEmailVerified ?? false;
  return { standing: toStanding({ role: user.role, confirmed, isEmailVerified }), holdings, newcomers };
}

async function readHoldings(userId: string, except: Types.ObjectId): Promise<OrderHolding[]> {
  // By an index without the status: an order that is committed meanwhile is seen, as one or the other.
  const orders = await Order.find({
    userId,
    deletedAt: null,
    status: { $in: ["placing", "pending"] },
    _id: { $ne: except },
  })
    .hint({ userId: 1, deletedAt: 1, _id: -1 })
    .select("status amount reservation cartItems.productId cartItems.quantity")
    .lean();
  return orders.flatMap(({ _id, status, amount, reservation, cartItems }) => {
    const isPlacing = status === "placing";
    const holding = isPlacing ? reservation : { amount, lines: cartItems };
    if (!holding) return [];
    const lines = holding.lines.map(({ productId, quantity }) => ({
      productId: productId.toString(),
      quantity,
    }));
    return [{ orderId: _id, isPlacing, amount: holding.amount, lines }];
  });
}

interface Window {
  /** Seconds since 1970. */
  now: number;
  orderId: Types.ObjectId;
}

/** What an admin has confirmed, or its customer cancelled himself, no longer counts. */
async function readNewcomers(sharedBy: object, { now, orderId }: Window): Promise<NewcomerRow[]> {
  const from = Types.ObjectId.createFromTime(now - NEWCOMER_WINDOW_SECONDS);
  return await Order.aggregate<NewcomerRow>([
    {
      $match: {
        ...sharedBy,
        _id: { $gte: from, $ne: orderId },
        status: { $in: ["placing", "pending", "Canceled"] },
        isCalledOff: { $ne: true },
      },
    },
    { $group: { _id: "$status", pieces: { $sum: "$newcomer.pieces" }, first: { $min: "$_id" } } },
  ]);
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
