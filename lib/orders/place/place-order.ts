import "server-only";
import { requireArea } from "@/lib/orders/charges/require-area";
import { Types } from "mongoose";
import { requireAllowedPhone } from "@/lib/orders/blocked-phones/require-allowed-phone";
import type { CartLineDto, CartLineState } from "@/lib/orders/cart/dto";
import { countPieces } from "@/lib/orders/cart/rules";
import { databaseEpoch } from "@/lib/platform/database/database-epoch";
import { groupBy } from "@/lib/platform/group-by";
import { AppError } from "@/lib/platform/http/errors";
import { Cohorts } from "@/lib/platform/jobs/cohorts";
import { searchKeysOf } from "@/lib/orders/search/rules";
import { abandonOrder } from "@/lib/orders/place/abandon-order";
import { claimCart, isCartAsSeen, readCart, type SeenCart } from "@/lib/orders/place/claim-cart";
import { commitOrder } from "@/lib/orders/place/commit-order";
import { finishPlacing } from "@/lib/orders/place/finish-placing";
import { inProgress } from "@/lib/orders/in-progress";
import { requireWithinLimits } from "@/lib/orders/limits/require-within-limits";
import { makeReservation } from "@/lib/orders/limits/reservation";
import {
  findCodeProblem,
  priceDetails,
  priceOrder,
  type PriceTerms,
  readPriceTerms,
} from "@/lib/orders/place/price-order";
import { releaseCouponUse, takeCouponUse } from "@/lib/orders/coupons/take-use";
import type { CreateOrderInput } from "@/lib/orders/schema";
import { countOutcome, countRefusal } from "@/lib/orders/place/order-outcomes";
import { startPlacing } from "@/lib/orders/place/start-placing";
import { verifyPlaced } from "@/lib/orders/place/verify-placed";
import { stockOfOption } from "@/lib/stock/rules";
import { applyPendingEdit } from "@/lib/stock/apply-pending-edit";
import { findCosts } from "@/lib/orders/find-costs";
import { findUnits, type UnitOf } from "@/lib/orders/find-units";
import { releaseHolds } from "@/lib/stock/release-holds";
import { holdStock } from "@/lib/stock/hold-stock";
import type { ChangedProduct } from "@/lib/catalogue/products/cache-invalidation";
import { type Goods, readGoods } from "@/lib/orders/read-goods";
import type { UserDto } from "@/lib/accounts/users/dto";
import { nameWithOption } from "@/lib/stock/options";

/** Far above what a cohort takes on a machine that is not in trouble. */
const LONGEST_COHORT_MS = 500;

const checkouts = new Cohorts({ longestMs: LONGEST_COHORT_MS });

interface PlaceOrderOptions {
  user: UserDto;
  input: CreateOrderInput;
  /** Idempotency key: a repeat with the same one returns the first order. */
  key: string;
  /** The network address that the request comes from, where it is known. */
  clientAddress?: string;
  /** Whether a code can be sent to this phone; unless given, none can. */
  canProvePhone?: (phone: string) => Promise<boolean>;
}

interface PlacedOrder {
  orderId: string;
  /** Products whose stock this changed. */
  products: ChangedProduct[];
  /** True for a repeat whose order has been cancelled or deleted since. */
  isCanceled: boolean;
  /** True where it holds no pieces until the shop has called. */
  isCallFirst: boolean;
}

/**
 * Turns the caller's cart into a pending order, in single-document steps that a crash can stop anywhere: start, claim
 * the lines, compare the money, reserve within the limits, take the use of a code, hold the stock, commit, empty the cart. Until the commit nothing
 * counts, and it alone waits for the journal; lib/orders/place/sweep.ts undoes what was left behind. Lines, prices, charge,
 * owner, time and status are the server's.
 *
 * Throws TOO_MANY_REQUESTS, TOO_MANY_PIECES, CART_EMPTY, CART_CHANGED, IN_PROGRESS, KEY_REUSED, PRICE_CHANGED,
 * OUT_OF_STOCK, INVALID_FIELDS for an area that there is not, and what a code is refused with.
 */
export async function placeOrder(options: PlaceOrderOptions): Promise<PlacedOrder> {
  const { orderId, cart, unitOf, isCanceled, isCallFirst } = await countRefusal("customer", () =>
    checkouts.run(() => placeAndCommit(options)),
  );
  if (!unitOf) return { orderId: orderId.toString(), products: [], isCanceled, isCallFirst };
  countOutcome("customer", isCallFirst ? "call first" : "placed");
  const { lines, goods } = cart;
  await finishPlacing({ orderId, lines, unitIds: unitIdsOf(lines, unitOf) });
  const products = goods.products.map(({ _id, category }) => ({ productId: _id, categories: [category] }));
  return { orderId: orderId.toString(), products: isCallFirst ? [] : products, isCanceled, isCallFirst };
}

interface CommittedOrder {
  orderId: Types.ObjectId;
  cart: SeenCart;
  /** Missing where the key's order had been placed before. */
  unitOf?: UnitOf;
  isCanceled: boolean;
  isCallFirst: boolean;
}

/** All up to the commit. */
async function placeAndCommit(options: PlaceOrderOptions): Promise<CommittedOrder> {
  const { user, input } = options;
  const epoch = databaseEpoch();
  const terms = await readPriceTerms(input);
  const begun = (await begin(options, terms)) ?? (await begin(options, terms));
  if (!begun) throw inProgress();
  const { cart, orderId, isNew, isCanceled, isCallFirst: wasCallFirst } = begun;
  const { lines } = cart;
  if (!isNew) return { orderId, cart, isCanceled, isCallFirst: wasCallFirst };
  try {
    requireArea(input);
    await claimCart({ user, orderId, cart, seen: input.cartItems });
    compareAmount(lines, input, terms);
    const wish = toWish(cart, options);
    const [{ isShared, exceeded }] = await Promise.all([
      requireWithinLimits({ ...wish, orderId }),
      requireAllowedPhone(input.phone),
    ]);
    await takeUse(orderId, options, terms);
    const isCallFirst = exceeded !== null;
    if (isCallFirst) await offerPhoneProof(options);
    const unitOf: UnitOf = isCallFirst ? () => null : await holdLines(orderId, cart);
    await commitOrder(orderId, {
      set: {
        ...toPlaced({ user, cart, unitOf, input, terms }),
        ...(isCallFirst && { callFirst: true, "newcomer.pieces": 0 }),
      },
      unset: { reservation: 1, ...(!isShared && { newcomer: 1 as const }) },
    });
    if (databaseEpoch() !== epoch)
      await verifyPlaced({
        orderId,
        lineIds: lines.map(({ _id }) => _id),
        unitIds: unitIdsOf(lines, unitOf),
      });
    return { orderId, cart, unitOf, isCanceled, isCallFirst };
  } catch (error) {
    // After any other failure it is not known what the database did: the lease runs out and the sweeper decides.
    if (error instanceof AppError) await abandonOrder(orderId);
    if (error instanceof AppError && terms.coupon) await releaseCouponUse(terms.useId);
    throw error;
  }
}

/** Throws COUPON_USED_UP and IN_PROGRESS. */
async function takeUse(
  orderId: Types.ObjectId,
  { user, input }: PlaceOrderOptions,
  { coupon, useId }: PriceTerms,
): Promise<void> {
  if (!coupon) return;
  await takeCouponUse({ coupon, orderId, useId, customer: { userId: user._id, phone: input.phone } });
}

/** Throws TOO_MANY_PIECES where its customer can prove their phone instead of waiting for a call. */
async function offerPhoneProof({ input, canProvePhone }: PlaceOrderOptions): Promise<void> {
  if (input.callFirst || !(await canProvePhone?.(input.phone))) return;
  throw new AppError("TOO_MANY_PIECES", {
    message:
      "Many first orders are waiting for our call today. Please confirm your phone number with a code by SMS, and we'll set your pieces aside at once.",
    details: { phoneProof: true },
  });
}

function unitIdsOf(lines: CartLineDto[], unitOf: UnitOf): Types.ObjectId[] {
  return lines.flatMap((line) => unitOf(line) ?? []);
}

/** Reads the cart and starts the order; null where one of the same key had to be undone first. */
async function begin(options: PlaceOrderOptions, terms: PriceTerms) {
  const { user, input, key } = options;
  const cart = await readCart(user);
  const isOrderable =
    isCartAsSeen(cart, input.cartItems) && findPriceProblem(cart.lines, input, terms) === null;
  const reserved = isOrderable ? makeReservation(toWish(cart, options)) : undefined;
  const started = await startPlacing({ user, input, key, reserved });
  return started && { ...started, cart };
}

/** What the order would hold. */
function toWish({ lines, goods }: SeenCart, { user, input, clientAddress }: PlaceOrderOptions) {
  const countedPieces = countPieces(lines.filter((line) => isCounted(line, goods)));
  return { user, lines, countedPieces, amount: input.amount, phone: input.phone, clientAddress };
}

function compareAmount(lines: CartLineDto[], input: CreateOrderInput, terms: PriceTerms): void {
  const problem = findPriceProblem(lines, input, terms);
  if (problem) throw problem;
}

function findPriceProblem(lines: CartLineDto[], input: CreateOrderInput, terms: PriceTerms): AppError | null {
  const unavailable = lines.find((line) => line.state !== "available");
  if (unavailable) return outOfStock(unavailable);
  const problem = findCodeProblem(lines, terms);
  if (problem) return problem;
  const price = priceOrder({ lines, terms });
  if (price.amount === input.amount) return null;
  return new AppError("PRICE_CHANGED", { details: priceDetails(lines, price, terms) });
}

/** Holds the pieces of all lines; returns the stock unit of each, null where nobody counts it. */
async function holdLines(
  orderId: Types.ObjectId,
  { lines, goods }: Pick<SeenCart, "lines" | "goods">,
): Promise<UnitOf> {
  const unitOf = await findUnits(lines, goods);
  const counted = lines.filter((line) => isCounted(line, goods));
  // An admin has changed what is counted since it was read.
  if (counted.some((line) => unitOf(line) === null)) throw new AppError("CART_CHANGED");
  const demands = [...groupBy(counted, (line) => String(unitOf(line)))].map(([unitId, ofUnit]) => ({
    unitId: new Types.ObjectId(unitId),
    quantity: countPieces(ofUnit),
  }));
  const missing = await holdStock({ orderId, demands });
  if (!missing) return unitOf;
  const line = counted.find((candidate) => unitOf(candidate)?.equals(missing));
  // Pieces that an admin has just counted may be on their way, to other units perhaps.
  if (line && (await applyPendingEdit(new Types.ObjectId(line.productId)))) {
    await releaseHolds(orderId);
    return await holdLines(orderId, {
      lines,
      goods: await readGoods(lines.map(({ productId }) => productId)),
    });
  }
  throw line ? outOfStock(line) : new AppError("OUT_OF_STOCK");
}

function isCounted(line: CartLineDto, { products }: Goods): boolean {
  const product = products.find(({ _id }) => _id === line.productId);
  return product !== undefined && stockOfOption(product, line) !== null;
}

interface PlacedFieldsOptions extends Pick<PlaceOrderOptions, "user" | "input"> {
  cart: SeenCart;
  unitOf: UnitOf;
  terms: PriceTerms;
}

/** What an order has of its cart, from its commit on. */
function toPlaced({ user, cart, unitOf, input, terms }: PlacedFieldsOptions) {
  const { lines, goods } = cart;
  const costOf = findCosts(goods);
  return {
    cartItems: lines.map((line) => ({ ...toOrderLine(line, unitOf), ...costOf(line) })),
    searchKeys: searchKeysOf({ ...input, coupon: terms.coupon?.code, email: user.email, cartItems: lines }),
    ...priceOrder({ lines, terms }),
  };
}

function toOrderLine(line: CartLineDto, unitOf: UnitOf) {
  const { _id, productId, productName, productNameBn, category, size, color, quantity, price } = line;
  const { image1, image2, image3, shownIn } = line;
  const kept = {
    _id: new Types.ObjectId(_id),
    productId: new Types.ObjectId(productId),
    productName,
    ...(productNameBn && { productNameBn }),
    category,
    size,
    color,
    quantity,
    price,
    image1,
    image2,
    image3,
  };
  return { ...kept, ...(shownIn && { shownIn }), unitId: unitOf(line) ?? undefined };
}

const PROBLEMS: Partial<Record<CartLineState, string>> = {
  gone: "is no longer in the shop",
  "option gone": "is no longer made",
  "sold out": "is sold out",
};

function outOfStock({ state, ...line }: CartLineDto): AppError {
  const problem = PROBLEMS[state];
  const name = nameWithOption(`“${line.productName}”`, line);
  const message = problem
    ? `${name} ${problem}. Please change or remove it in your cart.`
    : `There is not enough of ${name} left. Please change the quantity in your cart.`;
  return new AppError("OUT_OF_STOCK", { message });
}
