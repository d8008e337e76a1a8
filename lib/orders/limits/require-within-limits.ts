import "server-only";
import type { Types } from "mongoose";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { countPieces } from "@/lib/orders/cart/rules";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { AppError } from "@/lib/platform/http/errors";
import { scaled } from "@/lib/platform/http/rate-limit";
import { findExceededLimit } from "@/lib/orders/limits/find-exceeded-limit";
import { inProgress, refuseInProgress } from "@/lib/orders/in-progress";
import { LIMITS_BY_STANDING, NEWCOMER_LIMITS, type Standing } from "@/lib/orders/limits/order-limits";
import { readCompetition } from "@/lib/orders/limits/read-competition";
import { type NewcomerHoldings, readNewcomers } from "@/lib/orders/limits/read-newcomers";
import { digestAddress } from "@/lib/orders/limits/reservation";
import { SITE } from "@/lib/site";
import type { UserDto } from "@/lib/accounts/users/dto";
import { HOUR_SECONDS } from "@/lib/platform/time/durations.mjs";

interface RequireWithinLimitsOptions {
  user: UserDto;
  orderId: Types.ObjectId;
  lines: CartLineDto[];
  /** Whole BDT. */
  amount: number;
  phone: string;
  clientAddress: string | undefined;
}

/**
 * Reads what all others hold, after the order has written what it will hold: of two that are placed at the same moment at
 * least one sees the other, so that together they never go past a limit. Nothing has to be given back: an order counts by
 * its status. Returns how well the shop knows the account. Throws TOO_MANY_PIECES, TOO_MANY_REQUESTS, and IN_PROGRESS
 * where it depends on another order that is just being placed.
 */
export async function requireWithinLimits(options: RequireWithinLimitsOptions): Promise<Standing> {
  const { orderId } = options;
  // The oldest of those that conflict waits, because the others give way to it; each of these has to come again.
  return await retryRaced(async () => {
    const { standing, conflicts } = await findConflicts(options);
    if (conflicts.length === 0) return standing;
    if (conflicts.some((other) => other.toString() < orderId.toString())) throw inProgress();
    return RACED;
  }, refuseInProgress);
}

interface Conflicts {
  standing: Standing;
  /** Other orders that are being placed, and with which this one would go past a limit. */
  conflicts: Types.ObjectId[];
}

async function findConflicts(options: RequireWithinLimitsOptions): Promise<Conflicts> {
  const { user, orderId, lines, amount, phone, clientAddress } = options;
  const address = clientAddress && digestAddress(clientAddress);
  const { standing, holdings } = await readCompetition({ user, orderId });
  const limits = LIMITS_BY_STANDING[standing];
  const wish = { lines, amount };
  const placed = holdings.filter(({ isPlacing }) => !isPlacing);
  const refusal = findExceededLimit({ limits, wish, held: placed });
  if (refusal) throw refusal;
  const isFree = findExceededLimit({ limits, wish, held: holdings }) === null;
  const own = isFree ? [] : holdings.filter(({ isPlacing }) => isPlacing).map((held) => held.orderId);
  if (standing !== "newcomer") return { standing, conflicts: own };
  const pieces = countPieces(lines);
  const newcomers = await readNewcomers({ orderId, shared: { phone, address } });
  return { standing, conflicts: [...own, ...newcomers.flatMap((shared) => listConflicting(shared, pieces))] };
}

const WHAT = { phone: "with this phone number", address: "from this internet connection" } as const;

function listConflicting(shared: NewcomerHoldings, wanted: number): Types.ObjectId[] {
  const limits = NEWCOMER_LIMITS[shared.by];
  const { pieces, pendingOrders, firstPlacing, secondsLeft } = shared;
  const [mostPieces, mostOrders] = [scaled(limits.maxPieces), scaled(limits.maxPendingOrders)];
  const what = WHAT[shared.by];
  const instead = `Please call us at ${SITE.phone}, and we take your order by phone.`;
  if (pieces.placed + wanted > mostPieces)
    throw new AppError("TOO_MANY_PIECES", {
      message: `Many first orders have been placed ${what} today. ${instead}`,
      retryAfterSeconds: secondsLeft,
    });
  if (pendingOrders.placed >= mostOrders)
    throw new AppError("TOO_MANY_REQUESTS", {
      message: `Many orders that wait for our call have been placed ${what}. ${instead}`,
      retryAfterSeconds: HOUR_SECONDS,
    });
  const isOver =
    pieces.placed + pieces.placing + wanted > mostPieces ||
    pendingOrders.placed + pendingOrders.placing >= mostOrders;
  return isOver && firstPlacing ? [firstPlacing] : [];
}
