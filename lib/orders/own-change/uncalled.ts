import "server-only";
import type { UserDto } from "@/lib/accounts/users/dto";
import { AppError } from "@/lib/platform/http/errors";
import { ownDiscountOf } from "@/lib/orders/coupons/rules";
import { isUndecided, UNDECIDED } from "@/lib/orders/lifecycle/rules";
import type { ChangeGuard } from "@/lib/orders/read-changeable";
import { brandFacts } from "@/lib/shop-facts";

/** Each is an event of its order: nobody makes one so long that it cannot be written any more. */
const MOST_CHANGES = 20;

type Guarded = Omit<Parameters<ChangeGuard["require"]>[0], "events"> & {
  events?: readonly { kind: string }[] | null | undefined;
};

/**
 * Whether an order waits for its first call, nobody at the desk is calling, the shop has agreed on nothing about it, and no
 * word of an advance waits.
 */
export function isUncalled(order: Guarded, now = new Date()): boolean {
  const { status, calls, calling, advance, advanceNote, exchangeOf, events } = order;
  const isCalling = calling ? calling.until > now : false;
  // Money that may be on its way was sent for the order as it is.
  const isPaying = Boolean(advance) || (advanceNote ? !advanceNote.notFoundAt : false);
  const isAgreed = ownDiscountOf(order) !== null || isPaying || Boolean(exchangeOf);
  const changes = (events ?? []).filter(({ kind }) => kind === "changed").length;
  return isUndecided(status) && !calls?.length && !isCalling && !isAgreed && changes < MOST_CHANGES;
}

const CHANGES = {
  $filter: { input: { $ifNull: ["$events", []] }, cond: { $eq: ["$$this.kind", "changed"] } },
};

/** isUncalled() as a filter: a test holds the two together. */
export const uncalledAt = (now: Date) => ({
  ...UNDECIDED,
  "calls.0": { $exists: false },
  advance: null,
  exchangeOf: null,
  $and: [
    { $or: [{ calling: null }, { "calling.until": { $lte: now } }] },
    { $or: [{ advanceNote: null }, { "advanceNote.notFoundAt": { $ne: null } }] },
    {
      $or: [
        { coupon: null, discount: null },
        { coupon: { $ne: null }, "coupon.own": null },
      ],
    },
  ],
  $expr: { $lt: [{ $size: CHANGES }, MOST_CHANGES] },
});

/** What customers are told who want another change than they can make. */
export const callToChange = (): string => `To change this order, please call us at ${brandFacts().phone}.`;

/** Lets a customer change an own order as long as it waits for its first call. */
export function uncalledOf({ _id: userId }: UserDto): ChangeGuard {
  const now = new Date();
  return {
    owner: { userId },
    require: (order) => {
      if (isUncalled(order, now)) return;
      throw new AppError("ORDER_NOT_PENDING", { message: callToChange(), details: { status: order.status } });
    },
    filter: { userId, ...uncalledAt(now) },
  };
}
