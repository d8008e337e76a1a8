import "server-only";
import { randomInt } from "node:crypto";
import { Types } from "mongoose";
import { digestPhone } from "@/lib/orders/blocked-phones/queries";
import { couponUsedUp } from "@/lib/orders/coupons/find-refusal";
import { type Count, readFreePlaces } from "@/lib/orders/coupons/read-free-places";
import { sweepCouponUses } from "@/lib/orders/coupons/sweep-uses";
import { refuseInProgress } from "@/lib/orders/in-progress";
import { Batcher } from "@/lib/platform/database/batcher";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { rawCollectionOf } from "@/lib/platform/database/raw-collection";
import { WriteBatcher } from "@/lib/platform/database/write-batcher";
import { CouponUse } from "@/models/coupon";

interface LimitedCoupon {
  _id: Types.ObjectId;
  maxUses?: number | null;
  maxUsesPerCustomer?: number | null;
}

export interface CouponCustomer {
  /** Missing where they have no account, or are told of by phone. */
  userId?: string | undefined;
  /** Missing as long as they have not said it. */
  phone?: string | undefined;
}

interface Wish {
  coupon: LimitedCoupon;
  customer: CouponCustomer;
}

interface TakeUseOptions extends Wish {
  orderId: Types.ObjectId;
  useId: Types.ObjectId;
}

/** Beyond any limit: where there is none, every use has a place of its own by chance. */
const UNLIMITED_PLACES = { from: 1_000_000_000, to: 100_000_000_000 };

/** What a code counts: all of its uses, and those of an account and of a phone. */
function listCounts({ coupon, customer: { userId, phone } }: Wish): Count[] {
  const { _id: id, maxUses, maxUsesPerCustomer: limit } = coupon;
  return [
    { name: `${id.toString()}:all:`, limit: maxUses, ofAll: id },
    ...(userId ? [{ name: `${id.toString()}:account:${userId}:`, limit }] : []),
    ...(phone ? [{ name: `${id.toString()}:phone:${digestPhone(phone)}:`, limit }] : []),
  ];
}

/** A place in each count, which nobody else gets of these; null where one of them has none left. */
function choosePlaces(counts: readonly Count[], free: ReadonlyMap<string, number[]>): string[] | null {
  if (counts.some(({ name }) => free.get(name)?.length === 0)) return null;
  return counts.map(({ name }) => {
    const left = free.get(name);
    if (!left) return `${name}${randomInt(UNLIMITED_PLACES.from, UNLIMITED_PLACES.to)}`;
    const [place = 0] = left.splice(randomInt(left.length), 1);
    return `${name}${place}`;
  });
}

/** It waits for the journal: an order must not be committed behind a use that a killed database has lost. */
const inserts = new WriteBatcher({ name: "uses of codes", into: rawCollectionOf(CouponUse) });

type Outcome = "taken" | "full" | "raced";

/** Those who want one at once share a look at what is free, so that they never meet on a place within one process. */
const takes = new Batcher<TakeUseOptions, Outcome>({
  name: "codes that are used",
  work: async (wishes) => {
    const free = await readFreePlaces(wishes.flatMap(listCounts));
    return await Promise.all(wishes.map((wish) => insert(wish, choosePlaces(listCounts(wish), free))));
  },
});

async function insert({ useId, orderId, coupon }: TakeUseOptions, places: string[] | null): Promise<Outcome> {
  if (places === null) return "full";
  const document = { _id: useId, couponId: coupon._id, orderId, places, uncheckedAt: new Date() };
  const outcome = await inserts.run({
    operation: { insertOne: { document } },
    documents: 1,
    isDone: async () => (await CouponUse.exists({ _id: useId })) !== null,
  });
  return outcome === "done" ? "taken" : "raced";
}

/** What orders left behind that were not placed in the end is free again. */
const sweeps = new Batcher<Types.ObjectId, null>({
  name: "codes that are swept",
  work: async (couponIds) => {
    for (const id of new Set(couponIds.map(String))) await sweepCouponUses(new Types.ObjectId(id));
    return couponIds.map(() => null);
  },
});

/**
 * Takes one use of a code for an order: a document with a place in each of its counts, which a unique index keeps apart.
 * Until the order is placed, the sweeper may give it back. Throws COUPON_USED_UP, and IN_PROGRESS where others are
 * always faster.
 */
export async function takeCouponUse(options: TakeUseOptions): Promise<void> {
  let isSwept = false;
  await retryRaced<void>(async () => {
    const outcome = await takes.run(options);
    if (outcome === "taken") return undefined;
    if (outcome === "full" && isSwept) throw couponUsedUp();
    if (outcome === "full") await sweeps.run(options.coupon._id);
    isSwept ||= outcome === "full";
    return RACED;
  }, refuseInProgress);
}

/** Throws COUPON_USED_UP where a code has no use left, as far as can be told of this customer. */
export async function requireUseLeft(wish: Wish): Promise<void> {
  const counts = listCounts(wish);
  if (choosePlaces(counts, await readFreePlaces(counts)) === null) throw couponUsedUp();
}

/** Gives the use of an order back. Can be repeated. */
export async function releaseCouponUse(useId: Types.ObjectId): Promise<void> {
  await CouponUse.deleteOne({ _id: useId });
}

/** Takes the account and the phone off the use of an order. It still counts among all of its code. Can be repeated. */
export async function forgetCouponCustomer(useId: Types.ObjectId): Promise<void> {
  await CouponUse.updateOne({ _id: useId }, { $pull: { places: { $regex: ":(?:account|phone):" } } });
}
