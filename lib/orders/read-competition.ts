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

interface NewcomerOrder {
  _id: Types.ObjectId;
  status: string;
  pieces: number;
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
    Order.find({ userId: user._id, status: "Confirmed" })
      .select("_id")
      .limit(REGULAR_FROM_CONFIRMED_ORDERS)
      .lean(),
    User.findById(user._id).select("isEmailVerified").lean(),
    Promise.all(
      by.map(async (kind) =>
        sumUp(kind, await readNewcomers(kind, String(shared[kind]), { now, orderId }), now),
      ),
    ),
  ]);
  const isEmailVerified = account?.isEmailVerified ?? false;
  return {
    standing: toStanding({ role: user.role, confirmed: confirmed.length, isEmailVerified }),
    holdings,
    newcomers,
  };
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
async function readNewcomers(
  kind: keyof Shared,
  value: string,
  { now, orderId }: Window,
): Promise<NewcomerOrder[]> {
  const from = Types.ObjectId.createFromTime(now - NEWCOMER_WINDOW_SECONDS);
  // Summed here: with many orders the demo's engine refuses to group them.
  const orders = await Order.find({
    [`newcomer.${kind}`]: value,
    _id: { $gte: from, $ne: orderId },
    status: { $in: ["placing", "pending", "Canceled"] },
    isCalledOff: { $ne: true },
  })
    .hint({ [`newcomer.${kind}`]: 1, _id: 1 })
    .select("status newcomer.pieces")
    .sort({ _id: 1 })
    .lean();
  return orders.map(({ _id, status, newcomer }) => ({ _id, status, pieces: newcomer?.pieces ?? 0 }));
}

function sumUp(by: keyof Shared, orders: NewcomerOrder[], now: number): NewcomerPieces {
  const placing = orders.filter(({ status }) => status === "placing");
  const placed = orders.filter(({ status }) => status !== "placing");
  const sum = (of: NewcomerOrder[]) => of.reduce((total, { pieces }) => total + pieces, 0);
  const first = placed[0] ? placed[0]._id.getTimestamp().getTime() / MILLISECONDS_PER_SECOND : now;
  return {
    by,
    placed: sum(placed),
    placing: sum(placing),
    firstPlacing: placing[0]?._id ?? null,
    secondsLeft: first + NEWCOMER_WINDOW_SECONDS - now,
  };
}
