import "server-only";
import { changedFields } from "@/lib/accounts/audit-log/rules";
import { atVersion } from "@/lib/platform/database/compare-and-set";
import { AppError } from "@/lib/platform/http/errors";
import { itemsTotal } from "@/lib/orders/cart/rules";
import { requireDiscount } from "@/lib/orders/contents/require-discount";
import { type ContentsPlan, planChange, type StoredLine } from "@/lib/orders/contents/plan-change";
import type { ChangeContentsInput } from "@/lib/orders/contents/schema";
import { requireSeenAmount, requireWithinItems } from "@/lib/orders/contents/requirements";
import { ownDiscountOf } from "@/lib/orders/coupons/rules";
import { searchKeysOf } from "@/lib/orders/search/rules";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import { EVENT_DETAILS } from "@/lib/orders/events/schema";
import { holdAndTransition } from "@/lib/orders/hold-and-transition";
import { inProgress } from "@/lib/orders/in-progress";
import { BEFORE_PACKING, type ChangeGuard, readChangeable } from "@/lib/orders/read-changeable";
import { chargeAfterChange, chargeTerms, priceLines } from "@/lib/orders/charges/rules";
import { areaName } from "@/lib/areas";
import type { Destination } from "@/lib/shop-facts";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import { requireArea } from "@/lib/orders/charges/require-area";
import { describeContents } from "@/lib/orders/rules";
import { moveNotes } from "@/lib/orders/customer-notes";
import { findCosts } from "@/lib/orders/find-costs";
import { findUnits } from "@/lib/orders/find-units";
import { readGoods } from "@/lib/orders/read-goods";
import { isPublished } from "@/lib/catalogue/products/drafts";

/** An order, and what it is to be. */
export interface AdmittedChange {
  order: Changeable;
  after: ReturnType<typeof totalUp>;
}

/** What stands for a change that is let in, until it is made. */
export interface Admission {
  /** Written with the change, in a pipeline. */
  set: Record<string, unknown>;
  /** Called where the change is not made after all. */
  withdraw: () => Promise<void>;
}

const ADMITTED: Admission = { set: {}, withdraw: async () => undefined };

interface ChangeContentsOptions {
  by: EventActor;
  /** An admin may take off as much as they like. */
  isAdmin: boolean;
  orderId: string;
  input: ChangeContentsInput;
  /** Until it is packed, unless said otherwise. */
  guard?: ChangeGuard;
  /** Whether the order may become so; asked before anything is held. Whoever is the desk may. */
  admit?: (change: AdmittedChange) => Promise<Admission>;
}

/**
 * Changes what an order is about: whom to call, where it goes, lines, discount. It first holds the pieces that
 * the order needs more, under the change's own id; then it changes the order in one step, if that is still the version
 * that was seen; then it lets go the pieces that are no longer needed. The sweeper undoes a crash before that step, and
 * finishes one after it. A repeat of the last change changes nothing. Returns the products that this touched. Throws
 * NOT_FOUND, ORDER_NOT_PENDING, PARCEL_STATE, STALE_VERSION, PRICE_CHANGED, DISCOUNT_LIMIT, OUT_OF_STOCK,
 * INVALID_FIELDS, IN_PROGRESS, and what admit() throws.
 */
export async function changeContents(options: ChangeContentsOptions): Promise<string[]> {
  const { by, orderId, input, guard = BEFORE_PACKING } = options;
  const order = await readChangeable(orderId, guard);
  if (order.version !== input.version) {
    if (await isRepeated(order, options)) return [];
    throw new AppError("STALE_VERSION");
  }
  const plan = await planLines(order, input);
  const after = totalUp(order, plan.lines, input);
  await requireDiscount({
    isAdmin: options.isAdmin,
    discount: ownDiscountOf(after)?.amount ?? 0,
    items: itemsTotal(after.cartItems),
    before: { discount: ownDiscountOf(order)?.amount ?? 0, items: itemsTotal(order.cartItems) },
  });
  const changed = changesTo(order, after);
  if (isNothing(changed)) return [];
  const admission = (await options.admit?.({ order, after })) ?? ADMITTED;
  const touched = await holdAndTransition({
    orderId,
    plan,
    from: { deletedAt: null, status: order.status, ...atVersion(input.version), ...guard.filter },
    set: { ...toStage(after), ...admission.set },
    event: makeEvent({ by, kind: "changed", details: changed }),
  }).catch(async (error: unknown) => {
    await admission.withdraw();
    throw error;
  });
  if (!touched) {
    await admission.withdraw();
    throw await whyNotCommitted(options);
  }
  await runPostCommit(() => takeNotesAlong(by, { order, after }), undefined);
  return touched;
}

/** A customer could lay what the desk knows of them at somebody else's door. */
async function takeNotesAlong(by: EventActor, { order, after }: AdmittedChange): Promise<void> {
  if (by.role === "staff") await moveNotes({ orderId: order._id, from: order.phone, to: after.phone });
}

const NO_MOVES: Omit<ContentsPlan, "lines"> = { demands: [], settlementLines: [] };

async function planLines(
  { cartItems: before, callFirst }: Changeable,
  { lines }: ChangeContentsInput,
): Promise<ContentsPlan> {
  if (!lines) return { lines: before, ...NO_MOVES };
  const goods = await readGoods(lines.map(({ productId }) => productId));
  const unitOf = await findUnits(lines, goods);
  const plan = planChange({
    before,
    wanted: lines,
    products: goods.products.filter(isPublished),
    unitOf,
    costOf: findCosts(goods),
  });
  return callFirst ? { lines: plan.lines.map(withoutUnit), ...NO_MOVES } : plan;
}

/** A line of an order that waits for a call: it holds no pieces. */
const withoutUnit = ({ unitId: _unitId, ...line }: StoredLine): StoredLine => line;

type Changeable = Awaited<ReturnType<typeof readChangeable>>;

const changesTo = (order: Changeable, after: ReturnType<typeof totalUp>) =>
  EVENT_DETAILS.changed.parse(changedFields(describeContents(order), describeContents(after)));

const isNothing = ({ after }: ReturnType<typeof changesTo>): boolean => Object.keys(after).length === 0;

/** Whether the change that this asks for is the order's last one, by the same person: its answer was lost. */
async function isRepeated(order: Changeable, { by, input }: ChangeContentsOptions): Promise<boolean> {
  const last = order.events.at(-1);
  if (order.version !== input.version + 1 || last?.kind !== "changed" || last.by.id?.toString() !== by.id)
    return false;
  const { lines } = await planLines(order, input);
  return isNothing(changesTo(order, totalUp(order, lines, input)));
}

const withoutOwn = ({ own: _own, ...coupon }: NonNullable<Changeable["coupon"]>) => coupon;

/** The fields of the order as they are to be. Throws INVALID_FIELDS and PRICE_CHANGED. */
function totalUp(order: Changeable, lines: StoredLine[], input: ChangeContentsInput) {
  const { name = order.name, phone = order.phone, address = order.address } = input;
  const to = destinationAfter(order, input);
  if (isMoved(order, to)) requireArea(to);
  const own = input.discount ?? ownDiscountOf(order);
  requireWithinItems(own?.amount ?? 0, lines);
  const price = priceLines({
    lines,
    coupon: order.coupon,
    own,
    chargeOf: (goods) => chargeAfterChange(order, { to, goods }),
  });
  const { coupon, discount, deliveryCharge, amount } = price;
  requireSeenAmount(input.amount, {
    items: itemsTotal(lines),
    deliveryCharge,
    amount,
    terms: chargeTerms(to),
  });
  const found = {
    name,
    email: order.email,
    phone,
    address,
    district: to.district,
    thana: to.thana,
    coupon: order.coupon?.code,
    cartItems: lines,
  };
  return {
    name,
    phone,
    address,
    ...to,
    deliveryCharge,
    riderNote: input.riderNote ?? order.riderNote ?? "",
    discount,
    coupon: order.coupon && coupon ? { ...withoutOwn(order.coupon), ...coupon } : null,
    cartItems: lines,
    amount,
    searchKeys: searchKeysOf(found),
  };
}

const isMoved = (order: Changeable, to: Destination): boolean =>
  to.deliveryLocation !== order.deliveryLocation || areaName(to) !== areaName(order);

/** Without a thana an area is its district; another location without an area has none that is known. */
function destinationAfter(order: Changeable, input: ChangeContentsInput) {
  const { deliveryLocation = order.deliveryLocation, district, thana } = input;
  if (district !== undefined || thana !== undefined)
    return { deliveryLocation, district: district ?? "", thana: thana ?? "" };
  const isKept = deliveryLocation === order.deliveryLocation;
  return {
    deliveryLocation,
    district: (isKept && order.district) || "",
    thana: (isKept && order.thana) || "",
  };
}

/** In a pipeline a text that begins with a dollar sign would be the name of a field. */
function toStage({ discount, coupon, riderNote, district, thana, ...fields }: ReturnType<typeof totalUp>) {
  const literal = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { $literal: value }]),
  );
  return {
    ...literal,
    riderNote: riderNote ? { $literal: riderNote } : "$$REMOVE",
    district: district ? { $literal: district } : "$$REMOVE",
    thana: thana ? { $literal: thana } : "$$REMOVE",
    discount: discount ? { $literal: discount } : "$$REMOVE",
    coupon: coupon ? { $literal: coupon } : "$$REMOVE",
  };
}

/** What came between reading and changing it. */
async function whyNotCommitted({ orderId, input, guard }: ChangeContentsOptions): Promise<AppError> {
  const order = await readChangeable(orderId, guard);
  return order.version === input.version ? inProgress() : new AppError("STALE_VERSION");
}
