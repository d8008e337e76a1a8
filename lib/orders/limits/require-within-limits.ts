import "server-only";
import type { Types } from "mongoose";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { scaled } from "@/lib/platform/http/rate-limit";
import { findExceededLimit } from "@/lib/orders/limits/find-exceeded-limit";
import { inProgress, refuseInProgress } from "@/lib/orders/in-progress";
import { mostNewcomerPieces, readNewcomerPieces } from "@/lib/orders/limits/newcomer-share";
import { isNewcomer, LIMITS_BY_STANDING, NEWCOMER_LIMITS } from "@/lib/orders/limits/order-limits";
import { readCompetition } from "@/lib/orders/limits/read-competition";
import { readNewcomers } from "@/lib/orders/limits/read-newcomers";
import type { SharedKind } from "@/lib/orders/limits/constants";
import { sharedKeysOf } from "@/lib/orders/limits/shared-keys";
import type { UserDto } from "@/lib/accounts/users/dto";

/** A line of the cart, or of an order that is changed. */
type LimitedLine = Pick<CartLineDto, "_id" | "productId" | "productName" | "quantity">;

interface RequireWithinLimitsOptions {
  user: UserDto;
  orderId: Types.ObjectId;
  lines: readonly LimitedLine[];
  /** Those of the lines whose pieces are counted. */
  countedPieces: number;
  /** Whole BDT. */
  amount: number;
  phone: string;
  clientAddress: string | undefined;
}

/** What an order may hold, as the shop knows its account. */
interface Allowance {
  /** True where it counts among what newcomers share. */
  isShared: boolean;
  /** The limit that newcomers share and that it would go past; null where it may hold its pieces at once. */
  exceeded: SharedKind | "share" | null;
}

/**
 * Reads what all others hold, after the order has written what it will hold: of two that are placed at the same moment at
 * least one sees the other, so that together they never go past a limit. Nothing has to be given back: an order counts by
 * its status. Throws TOO_MANY_PIECES, TOO_MANY_REQUESTS, and IN_PROGRESS where it depends on another order of the account
 * that is just being placed.
 */
export async function requireWithinLimits(options: RequireWithinLimitsOptions): Promise<Allowance> {
  const { orderId } = options;
  // The oldest of those that conflict waits, because the others give way to it; each of these has to come again.
  return await retryRaced(async () => {
    const { isShared, conflicts } = await findConflicts(options);
    if (conflicts.length === 0)
      return { isShared, exceeded: isShared ? await findExceededShare(options) : null };
    if (conflicts.some((other) => other.toString() < orderId.toString())) throw inProgress();
    return RACED;
  }, refuseInProgress);
}

interface Conflicts {
  isShared: boolean;
  /** Other orders of the account that are being placed, and with which this one would go past a limit. */
  conflicts: Types.ObjectId[];
}

async function findConflicts(options: RequireWithinLimitsOptions): Promise<Conflicts> {
  const { user, orderId, lines, amount } = options;
  const { standing, isPhoneProved, holdings } = await readCompetition({
    user,
    orderId,
    lineIds: lineIdsOf(lines),
  });
  const limits = LIMITS_BY_STANDING[standing];
  const wish = { lines, amount };
  const isShared = isNewcomer(standing) && !isPhoneProved;
  const placed = holdings.filter(({ isPlacing }) => !isPlacing);
  const refusal = findExceededLimit({ limits, wish, held: placed });
  if (refusal) throw refusal;
  const isFree = findExceededLimit({ limits, wish, held: holdings }) === null;
  const placing = holdings.filter(({ isPlacing }) => isPlacing).map((held) => held.orderId);
  return { isShared, conflicts: isFree ? [] : placing };
}

const lineIdsOf = (lines: readonly LimitedLine[]): Set<string> => new Set(lines.map(({ _id }) => _id));

/**
 * The first limit that newcomers share and that the order goes past. Those that are being placed count as placed: at worst
 * an order waits for a call that need not have.
 */
async function findExceededShare(options: RequireWithinLimitsOptions): Promise<Allowance["exceeded"]> {
  const { user, orderId, lines, countedPieces: wanted, phone, clientAddress } = options;
  const lineIds = lineIdsOf(lines);
  const keys = [...sharedKeysOf({ phone, email: user.email, clientAddress })];
  const [holdings, ofAll, most] = await Promise.all([
    readNewcomers({ keys: keys.map(([, key]) => key), orderId, lineIds }),
    readNewcomerPieces({ orderId, lineIds }),
    mostNewcomerPieces(),
  ]);
  const index = keys.findIndex(([kind], at) => {
    const { maxPieces, maxPendingOrders } = NEWCOMER_LIMITS[kind];
    const { pieces = 0, orders = 0 } = holdings[at] ?? {};
    return pieces + wanted > scaled(maxPieces) || orders >= scaled(maxPendingOrders);
  });
  const isOverShare = wanted > 0 && ofAll + wanted > most;
  return keys[index]?.[0] ?? (isOverShare ? "share" : null);
}
