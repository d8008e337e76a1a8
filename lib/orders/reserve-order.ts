import "server-only";
import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Types } from "mongoose";
import type { CartLineDto } from "@/lib/cart/dto";
import { countPieces } from "@/lib/cart/rules";
import { getEnv } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { scaled } from "@/lib/http/rate-limit";
import { countNewcomerPieces, type SharedBy } from "@/lib/orders/count-newcomer-pieces";
import { findExceededLimit } from "@/lib/orders/find-exceeded-limit";
import { inProgress } from "@/lib/orders/in-progress";
import { listHoldings } from "@/lib/orders/list-holdings";
import { LIMITS_BY_STANDING, MAX_NEWCOMER_PIECES } from "@/lib/orders/order-limits";
import { readStanding } from "@/lib/orders/order-limits";
import { SITE } from "@/lib/site";
import type { UserDto } from "@/lib/users/dto";
import { Order } from "@/models/order";

const TRIES = 20;
const PAUSE_MS = 50;

interface ReserveOrderOptions {
  user: UserDto;
  orderId: Types.ObjectId;
  lines: CartLineDto[];
  /** Whole BDT. */
  amount: number;
  phone: string;
  clientAddress: string | undefined;
}

/**
 * Writes into the order what it will hold, and only then reads what all the others hold: of two that are placed at the
 * same moment at least one sees the other, so that together they never go past a limit. Nothing has to be given back:
 * an order counts by its status. Throws TOO_MANY_PIECES, TOO_MANY_REQUESTS, and IN_PROGRESS where it depends on another
 * order that is just being placed.
 */
export async function reserveOrder(options: ReserveOrderOptions): Promise<void> {
  const { user, orderId, lines, amount, phone, clientAddress } = options;
  const standing = await readStanding(user);
  const pieces = countPieces(lines);
  const address = clientAddress && digestAddress(clientAddress);
  const reservation = { amount, lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) };
  const { matchedCount } = await Order.updateOne(
    { _id: orderId, status: "placing" },
    {
      reservation,
      ...(standing === "newcomer" && { newcomer: { phone, pieces, ...(address && { address }) } }),
    },
  );
  // The lease ran out, and somebody else took over.
  if (matchedCount === 0) throw inProgress();
  const limits = LIMITS_BY_STANDING[standing];
  await waitForConflicts(orderId, async () => {
    const others = (await listHoldings(user._id)).filter((held) => !held.orderId.equals(orderId));
    const wish = { lines, amount };
    const placed = others.filter(({ isPlacing }) => !isPlacing);
    const refusal = findExceededLimit({ limits, wish, held: placed });
    if (refusal) throw refusal;
    const isFree = findExceededLimit({ limits, wish, held: others }) === null;
    return isFree ? [] : others.filter(({ isPlacing }) => isPlacing).map((held) => held.orderId);
  });
  if (standing !== "newcomer") return;
  const shared: SharedBy[] = [
    { "newcomer.phone": phone },
    ...(address ? [{ "newcomer.address": address }] : []),
  ];
  for (const sharedBy of shared)
    await waitForConflicts(orderId, () => listConflictingOrders({ sharedBy, orderId, pieces }));
}

/**
 * Waits until no other order that is being placed conflicts. The oldest of those waits, because the others give way
 * to it; each of these has to come again.
 */
async function waitForConflicts(
  orderId: Types.ObjectId,
  findConflicts: () => Promise<Types.ObjectId[]>,
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const conflicts = await findConflicts();
    if (conflicts.length === 0) return;
    if (conflicts.some((other) => other.toString() < orderId.toString())) break;
    await sleep(PAUSE_MS);
  }
  throw inProgress();
}

interface ConflictingOrdersOptions {
  sharedBy: SharedBy;
  orderId: Types.ObjectId;
  pieces: number;
}

async function listConflictingOrders({
  sharedBy,
  orderId,
  pieces,
}: ConflictingOrdersOptions): Promise<Types.ObjectId[]> {
  const most = scaled(MAX_NEWCOMER_PIECES);
  const { placed, placing, firstPlacing, secondsLeft } = await countNewcomerPieces(sharedBy, orderId);
  if (placed + pieces > most) {
    const what = "newcomer.phone" in sharedBy ? "with this phone number" : "from this internet connection";
    throw new AppError("TOO_MANY_PIECES", {
      message: `Many first orders have been placed ${what} today. Please call us at ${SITE.phone}, and we take your order by phone.`,
      retryAfterSeconds: secondsLeft,
    });
  }
  return placed + placing + pieces > most && firstPlacing ? [firstPlacing] : [];
}

/** An address that is kept with an order is nobody's to read. */
function digestAddress(clientAddress: string): string {
  return createHmac("sha256", getEnv().JWT_SECRET).update(`order ${clientAddress}`).digest("base64url");
}
