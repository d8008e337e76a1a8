import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import { itemsTotal } from "@/lib/orders/cart/rules";
import { requireArea } from "@/lib/orders/charges/require-area";
import { requireDiscount } from "@/lib/orders/contents/require-discount";
import { sharedReason } from "@/lib/orders/lines/rules";
import { holdPlan } from "@/lib/orders/contents/hold-plan";
import { type ContentsPlan, planChange } from "@/lib/orders/contents/plan-change";
import { requireSeenAmount, requireWithinItems } from "@/lib/orders/contents/requirements";
import { searchKeysOf } from "@/lib/orders/search/rules";
import { abandonOrder } from "@/lib/orders/place/abandon-order";
import { commitOrder } from "@/lib/orders/place/commit-order";
import { USUAL_PAYMENT } from "@/lib/orders/payment";
import { makeEvent, staffActor } from "@/lib/orders/events";
import { finishPlacing } from "@/lib/orders/place/finish-placing";
import { inProgress } from "@/lib/orders/in-progress";
import {
  findCodeProblem,
  priceDetails,
  priceOrder,
  type PriceTerms,
  readPriceTerms,
} from "@/lib/orders/place/price-order";
import { releaseCouponUse, takeCouponUse } from "@/lib/orders/coupons/take-use";
import { countOutcome, countRefusal } from "@/lib/orders/place/order-outcomes";
import { beginOrder } from "@/lib/orders/place/start-placing";
import type { StaffOrderInput } from "@/lib/orders/by-staff/schema";
import { findCosts } from "@/lib/orders/find-costs";
import { findUnits } from "@/lib/orders/find-units";
import { readGoods } from "@/lib/orders/read-goods";
import type { UserDto } from "@/lib/accounts/users/dto";
import { digest, type RequestDigest } from "@/lib/orders/place/digest-request";
import type { Language } from "@/lib/words/constants";
import { isPublished } from "@/lib/catalogue/products/drafts";

interface PlaceByStaffOptions {
  staff: UserDto;
  input: StaffOrderInput;
  /** Idempotency key: a repeat with the same one returns the first order. */
  key: string;
  /** Set for an order that brings something else for what came back. */
  exchange?: {
    of: { orderId: Types.ObjectId; orderNumber: number; returnId: Types.ObjectId; credit: number };
    /** Whole BDT to take off items that cost so much, for the discount that what comes back had. */
    sharedDiscountOf: (items: number) => number;
    /** Whose account it is, where there is one. */
    userId: string | undefined;
    /** In which the first order's customer is written to, where that is known. */
    language: Language | undefined;
    /** Done when the order holds its pieces, and before it counts. */
    link: (orderId: Types.ObjectId) => Promise<void>;
  };
}

export interface PlacedByStaff {
  orderId: string;
  /** Products whose stock this changed. */
  productIds: string[];
}

/**
 * Writes down an order that came in by phone, by message or at the outlet: the steps of place-order.ts, without a cart and,
 * but for an exchange, without an account. Prices, charge, time and status are the server's. Throws DISCOUNT_LIMIT, OUT_OF_STOCK, PRICE_CHANGED, INVALID_FIELDS,
 * KEY_REUSED and IN_PROGRESS.
 */
export async function placeByStaff(options: PlaceByStaffOptions): Promise<PlacedByStaff> {
  return await countRefusal("staff", async () => {
    const begun = (await begin(options)) ?? (await begin(options));
    if (!begun) throw inProgress();
    const { orderId, isNew } = begun;
    const productIds = isNew ? await commitNew(orderId, options) : [];
    if (isNew) countOutcome("staff", "placed");
    return { orderId: orderId.toString(), productIds };
  });
}

/** Returns the products that this touched. */
async function commitNew(orderId: Types.ObjectId, options: PlaceByStaffOptions): Promise<string[]> {
  const { input } = options;
  const terms = await readPriceTerms(input);
  const { coupon, useId } = terms;
  let plan: ContentsPlan;
  try {
    requireArea(input);
    plan = await planLines(input);
    const set = await totalUp(plan, options, terms);
    if (coupon) await takeCouponUse({ coupon, orderId, useId, customer: { phone: input.phone } });
    await holdPlan({ holderId: orderId, plan });
    await options.exchange?.link(orderId);
    await commitOrder(orderId, { set });
  } catch (error) {
    // After any other failure it is not known what the database did: the lease runs out and the sweeper decides.
    if (error instanceof AppError) await abandonOrder(orderId);
    if (error instanceof AppError && coupon) await releaseCouponUse(useId);
    throw error;
  }
  const unitIds = plan.demands.map(({ unitId }) => unitId);
  return await finishPlacing({ orderId, lines: plan.lines, unitIds });
}

async function begin({ staff, input, key, exchange }: PlaceByStaffOptions) {
  const { name, phone, address, deliveryLocation, source, email = "", agreed } = input;
  const { riderNote, district, thana } = input;
  const sent = digestStaffOrder(input);
  return await beginOrder({
    // An exchange belongs to the account like its other orders: for messages, and for its deletion.
    ...(exchange?.userId !== undefined && { userId: exchange.userId }),
    // Without an account, each of the staff has keys of their own.
    key: exchange ? key : `${staff._id} ${key}`,
    digest: sent,
    isRepeat: (stored) => stored?.contact === sent.contact && stored.cart === sent.cart,
    fields: {
      name,
      phone,
      address,
      deliveryLocation,
      source,
      email,
      paymentMethod: USUAL_PAYMENT,
      ...(riderNote && { riderNote }),
      ...(district && { district }),
      ...(thana && { thana }),
      ...(exchange?.language && { language: exchange.language }),
    },
    event: makeEvent({
      by: staffActor(staff),
      kind: "placed",
      details: { source, ...(agreed && { agreed }) },
    }),
  });
}

async function planLines({ lines }: StaffOrderInput): Promise<ContentsPlan> {
  const goods = await readGoods(lines.map(({ productId }) => productId));
  const unitOf = await findUnits(lines, goods);
  return planChange({
    before: [],
    wanted: lines,
    products: goods.products.filter(isPublished),
    unitOf,
    costOf: findCosts(goods),
  });
}

/** The fields of the order as they are to be. Throws INVALID_FIELDS, PRICE_CHANGED, DISCOUNT_LIMIT and what a code is refused with. */
async function totalUp(
  { lines }: ContentsPlan,
  { staff, input, exchange }: PlaceByStaffOptions,
  terms: PriceTerms,
) {
  const { name, phone, address, email = "", advance, note, amount: seen } = input;
  const { district, thana } = input;
  const items = itemsTotal(lines);
  const shared = exchange?.sharedDiscountOf(items) ?? 0;
  const discount = input.discount ?? (exchange && { amount: shared, reason: sharedReason(exchange.of) });
  requireWithinItems(discount?.amount ?? 0, lines);
  const problem = findCodeProblem(lines, terms);
  if (problem) throw problem;
  const price = priceOrder({ lines, terms, own: discount });
  requireSeenAmount(seen, priceDetails(lines, price, terms));
  await requireDiscount({
    isAdmin: staff.role === "admin",
    discount: discount?.amount ?? 0,
    items,
    shared,
  });
  const found = {
    name,
    email,
    phone,
    address,
    district,
    thana,
    coupon: terms.coupon?.code,
    cartItems: lines,
  };
  return {
    cartItems: lines,
    ...price,
    searchKeys: searchKeysOf(found),
    ...(advance && { advance, advances: [{ at: new Date(), amount: advance.amount }] }),
    ...(exchange && { exchangeOf: exchange.of }),
    ...(note && { notes: [{ at: new Date(), by: new Types.ObjectId(staff._id), text: note }] }),
  };
}

/** What was sent with an Idempotency-Key, so that another order with the same key is noticed. */
export function digestStaffOrder(input: StaffOrderInput): RequestDigest {
  const { name, phone, address, deliveryLocation, lines, ...rest } = input;
  return { contact: digest([name, phone, address, deliveryLocation]), cart: digest([lines, rest]) };
}
