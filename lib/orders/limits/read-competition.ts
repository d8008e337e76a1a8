import "server-only";
import type { Types } from "mongoose";
import { Batcher } from "@/lib/platform/database/batcher";
import { groupBy } from "@/lib/platform/group-by";
import type { Holding } from "@/lib/orders/limits/find-exceeded-limit";
import { REGULAR_FROM_CONFIRMED_ORDERS, type Standing, toStanding } from "@/lib/orders/limits/order-limits";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { User } from "@/models/user";
import { anyOf, HOLDING_STATUSES, isPlacing, SOLD_STATUSES } from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";

interface ReadCompetitionOptions {
  user: UserDto;
  /** Is left out. */
  orderId?: Types.ObjectId;
  /** What this order has claimed: another that is being placed with one of these lines never will be, and is left out. */
  lineIds?: ReadonlySet<string>;
}

interface OrderHolding extends Holding {
  orderId: Types.ObjectId;
  userId: string;
  /** It may still be refused. */
  isPlacing: boolean;
  /** The lines of the cart that it is being placed with. */
  lineIds: string[];
}

interface Competition {
  standing: Standing;
  isPhoneProved: boolean;
  /** What the account's pending orders hold, and those that are being placed will. */
  holdings: OrderHolding[];
}

/** Reads what an order of this account, placed or only wished for, competes with. */
export async function readCompetition({
  user,
  orderId,
  lineIds,
}: ReadCompetitionOptions): Promise<Competition> {
  const { holdings, confirmed, isEmailVerified, isPhoneProved } = await accountReads.run(user._id);
  return {
    standing: toStanding({ role: user.role, confirmed, isEmailVerified }),
    isPhoneProved,
    holdings: holdings.filter(
      (holding) => !orderId?.equals(holding.orderId) && !holding.lineIds.some((id) => lineIds?.has(id)),
    ),
  };
}

interface Account {
  holdings: OrderHolding[];
  /** Orders, up to REGULAR_FROM_CONFIRMED_ORDERS at least. */
  confirmed: number;
  isEmailVerified: boolean;
  isPhoneProved: boolean;
}

/** Confirmed orders that are looked at for each account where several are asked for at once. */
const MOST_CONFIRMED = 20;

/** An exchange is the shop's doing: it neither takes of what its customer may order nor gives them more. */
const CHOSEN = { exchangeOf: { $exists: false } };

/** One read of each kind for all accounts that order at once. */
const accountReads = new Batcher<string, Account>({
  name: "accounts that order",
  work: readAccounts,
});

async function readAccounts(asked: string[]): Promise<Account[]> {
  const userIds = [...new Set(asked)];
  const [holdings, confirmed, proofs] = await Promise.all([
    readHoldings(userIds),
    countConfirmed(userIds),
    User.find({ _id: { $in: userIds } })
      .select("isEmailVerified provedPhone")
      .lean(),
  ]);
  const proofsOf = new Map(proofs.map((user) => [user._id.toString(), user]));
  const holdingsOf = groupBy(holdings, ({ userId }) => userId);
  return asked.map((userId) => ({
    holdings: holdingsOf.get(userId) ?? [],
    confirmed: confirmed.get(userId) ?? 0,
    isEmailVerified: proofsOf.get(userId)?.isEmailVerified === true,
    isPhoneProved: proofsOf.get(userId)?.provedPhone !== undefined,
  }));
}

async function countConfirmed(userIds: string[]): Promise<Map<string, number>> {
  const most = userIds.length * MOST_CONFIRMED;
  const orders = await Order.find({ userId: { $in: userIds }, status: anyOf(SOLD_STATUSES), ...CHOSEN })
    .select("userId")
    .limit(userIds.length > 1 ? most : REGULAR_FROM_CONFIRMED_ORDERS)
    .lean();
  if (userIds.length === 1 || orders.length < most) {
    const ofUser = groupBy(orders, ({ userId }) => String(userId));
    return new Map([...ofUser].map(([userId, { length }]) => [userId, length]));
  }
  // Those of one account may have left no room for another's.
  const counts = await Promise.all(userIds.map(async (userId) => [...(await countConfirmed([userId]))]));
  return new Map(counts.flat());
}

async function readHoldings(userIds: string[]): Promise<OrderHolding[]> {
  // By an index without the status: an order that is committed meanwhile is seen, as one or the other.
  const orders = await Order.find({
    userId: { $in: userIds },
    deletedAt: null,
    status: { $in: HOLDING_STATUSES },
    ...CHOSEN,
  })
    .hint(engineHint({ userId: 1, deletedAt: 1, _id: -1 }))
    .select("userId status amount reservation cartItems.productId cartItems.quantity")
    .lean();
  return orders.flatMap(({ _id, userId, status, amount, reservation, cartItems }) => {
    const isBeingPlaced = isPlacing(status);
    // Of one that its customer is changing, what it will hold.
    const holding = reservation ?? (isBeingPlaced ? null : { amount, lines: cartItems });
    if (!holding) return [];
    const lineIds = (isBeingPlaced ? (reservation?.lines ?? []) : []).map(({ lineId }) => String(lineId));
    const lines = holding.lines.map(({ productId, quantity }) => ({
      productId: productId.toString(),
      quantity,
    }));
    return [
      {
        orderId: _id,
        userId: String(userId),
        isPlacing: isBeingPlaced,
        amount: holding.amount,
        lines,
        lineIds,
      },
    ];
  });
}
