import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import type { UserDto } from "@/lib/accounts/users/dto";
import { countPieces } from "@/lib/orders/cart/rules";
import { requireAllowedPhone } from "@/lib/orders/blocked-phones/require-allowed-phone";
import { type AdmittedChange, type Admission, changeContents } from "@/lib/orders/contents/change-contents";
import type { ChangeContentsInput } from "@/lib/orders/contents/schema";
import { callToChange, uncalledOf } from "@/lib/orders/own-change/uncalled";
import { customerActor } from "@/lib/orders/events";
import { requireWithinLimits } from "@/lib/orders/limits/require-within-limits";
import { sharedKey } from "@/lib/orders/limits/shared-keys";
import { Order } from "@/models/order";
import { atVersion } from "@/lib/platform/database/compare-and-set";

interface ChangeOwnContentsOptions {
  user: UserDto;
  orderId: string;
  input: ChangeContentsInput;
  /** The network address that the request comes from. */
  clientAddress: string;
}

/**
 * A customer changes their own order while nobody has called about it. Its place in the queue of calls stays. What it
 * holds more counts against the limits of a new order. Returns the products that this touched. Throws FORBIDDEN for a
 * name or a discount, NOT_FOUND also for somebody else's order, ORDER_NOT_PENDING once the desk has called or is calling,
 * TOO_MANY_PIECES, TOO_MANY_REQUESTS, and what changeContents() throws.
 */
export async function changeOwnContents(options: ChangeOwnContentsOptions): Promise<string[]> {
  const { user, orderId, input } = options;
  if (input.name !== undefined || input.discount !== undefined) throw new AppError("FORBIDDEN");
  return await changeContents({
    by: customerActor(user),
    isAdmin: false,
    orderId,
    input,
    guard: uncalledOf(user),
    admit: async (change) => await admit(change, options),
  });
}

/**
 * Writes first what the order will hold, so that of two who ask at the same moment at least one sees the other; then it
 * looks at the limits. An order that holds nothing yet goes past none that newcomers share.
 */
async function admit(
  { order, after }: AdmittedChange,
  { user, clientAddress }: ChangeOwnContentsOptions,
): Promise<Admission> {
  const isMoved = after.phone !== order.phone;
  if (isMoved) await requireAllowedPhone(after.phone);
  // Its use was counted for the phone that it was ordered with.
  if (isMoved && order.coupon)
    throw new AppError("ORDER_NOT_PENDING", { message: callToChange(), details: { status: order.status } });
  const countedPieces = countPieces(after.cartItems.filter(({ unitId }) => unitId));
  const isMore = holdsMore({ order, after });
  const admission = await announce({ order, after }, { pieces: countedPieces, isMore });
  if (!isMore && !isMoved) return admission;
  try {
    const { exceeded } = await requireWithinLimits({
      user,
      orderId: order._id,
      lines: after.cartItems.map(({ _id, productId, productName, quantity }) => ({
        _id: _id.toString(),
        productId: productId.toString(),
        productName,
        quantity,
      })),
      countedPieces,
      amount: after.amount,
      phone: after.phone,
      clientAddress,
    });
    if (exceeded === null || order.callFirst) return admission;
    throw new AppError("TOO_MANY_PIECES", { message: callToChange() });
  } catch (error) {
    await admission.withdraw();
    throw error;
  }
}

/** Whether the order will hold more of anything. */
function holdsMore({ order, after }: AdmittedChange): boolean {
  const ofProduct = (lines: AdmittedChange["after"]["cartItems"], productId: string) =>
    countPieces(lines.filter((line) => line.productId.toString() === productId));
  return after.cartItems.some(({ productId: id }) => {
    const productId = id.toString();
    return ofProduct(after.cartItems, productId) > ofProduct(order.cartItems, productId);
  });
}

interface Announced {
  /** Those that are counted. */
  pieces: number;
  isMore: boolean;
}

/** Its reservation counts instead of its lines until the change is made: see readCompetition(). */
async function announce({ order, after }: AdmittedChange, { pieces, isMore }: Announced): Promise<Admission> {
  const { _id, version, newcomer } = order;
  const seen = { _id, ...atVersion(version) };
  const lines = after.cartItems.map(({ productId, quantity }) => ({ productId, quantity }));
  const key = sharedKey("phone", after.phone);
  const kept = (newcomer?.shared ?? []).filter((shared) => shared !== sharedKey("phone", order.phone));
  await Order.updateOne(
    seen,
    {
      ...(isMore && { $set: { reservation: { amount: after.amount, lines } } }),
      ...(newcomer && { $max: { "newcomer.pieces": pieces }, $addToSet: { "newcomer.shared": key } }),
    },
    { timestamps: false },
  );
  return {
    set: {
      reservation: "$$REMOVE",
      ...(newcomer && { "newcomer.pieces": pieces, "newcomer.shared": { $literal: [...kept, key] } }),
    },
    withdraw: async () => {
      const before = { $unset: { reservation: 1 }, ...(newcomer && { $set: { newcomer } }) };
      await Order.updateOne(seen, before, { timestamps: false });
    },
  };
}
