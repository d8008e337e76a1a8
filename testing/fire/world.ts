import { encode } from "next-auth/jwt";
import { addToCartSchema } from "@/lib/orders/cart/schema";
import { addToCart } from "@/lib/orders/cart/add-to-cart";
import { signAccessToken } from "@/lib/accounts/auth/access-token";
import { toSessionClaims } from "@/lib/accounts/auth/session-cookie";
import { startSession } from "@/lib/accounts/auth/sessions";
import { getEnv } from "@/lib/env";
import { withNew } from "@/lib/catalogue/categories/plan-categories";
import { createCategorySchema } from "@/lib/catalogue/categories/schema";
import { checkFile } from "@/lib/catalogue/imports/check-file";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { planMessage } from "@/lib/messages/plan-messages";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { changedSince, readDatabase, restoreDatabase } from "@/testing/fire/whole-database";
import { storeOrderPicture } from "@/lib/orders/pictures/add-order-picture";
import { sendReviewSchema } from "@/lib/orders/reviews/schema";
import { sendReview } from "@/lib/orders/reviews/send-review";
import { changeStoredCategories } from "@/lib/settings/categories/stored-categories";
import { makeCoupon } from "@/testing/coupons";
import { makeOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { inHours, makeSale, startSale } from "@/testing/sales";
import { askReturnOf, openReturnOf, wantBack } from "@/testing/returns";
import { deleteUser } from "@/lib/accounts/users/delete-user";
import { Collection } from "@/models/collection";
import { Review } from "@/models/review";
import { Message } from "@/models/message";
import type { UserDto } from "@/lib/accounts/users/dto";
import { setRoleByEmail, setStaff } from "@/lib/accounts/users/set-role";

/** Takes 10 % off. */
export const COUPON_CODE = "EID10";
export const COLLECTION_SLUG = "new-in";
/** Of a category of the owner's own, which is empty. */
export const CATEGORY_PATH = "panjabi";

/** Both proofs of identity of a signed-in user: cookie and token. */
export interface Proofs {
  user: UserDto;
  token: string;
  cookie: string;
  renewToken: () => Promise<void>;
}

/** A shop with a document of each kind; most of them belong to the customer. */
export interface World {
  self: Proofs;
  other: Proofs;
  staff: Proofs;
  admin: Proofs;
  /** They signed in before they were demoted. */
  demoted: Proofs;
  /** They signed in while they were still staff. */
  formerStaff: Proofs;
  deleted: Proofs;
  /** Never signed in, so that an admin may delete or promote them. */
  bystander: UserDto;
  product: ProductDto;
  soldOut: ProductDto;
  /** A line in the customer's cart; each of the other users has a line of their own. */
  lineId: string;
  pendingId: string;
  confirmedId: string;
  /** A delivered order of two pieces, one of which comes back. */
  deliveredId: string;
  deliveredLineId: string;
  returnId: string;
  /** An order of two pieces. The customer asks the shop to take one of them back. */
  askedOrderId: string;
  askedLineId: string;
  askedId: string;
  /** The picture with that request. */
  pictureId: string;
  /** Of a line of that order, with a picture of its own: it is shown. */
  reviewId: string;
  reviewPictureId: string;
  /** About the pending order; it could not be sent. */
  messageId: string;
  /** An import of prices that is checked and not applied. */
  file: ImportDto;
  /** It begins later, for the product. */
  plannedSaleId: string;
  /** It runs, and has a product of its own. */
  runningSaleId: string;
  /** The names of the collections that have changed since the beginning. */
  changed: () => Promise<string[]>;
  /** Restores everything to the beginning. */
  restore: () => Promise<void>;
  /** Renews all tokens, as honest clients do before theirs expire. */
  renewTokens: () => Promise<void>;
}

async function signInWithBoth(user: UserDto): Promise<Proofs> {
  const subject = await startSession(user._id);
  if (!subject) throw new Error("There is no such user.");
  const token = await signAccessToken(subject);
  const cookie = await encode({ token: toSessionClaims(subject), secret: getEnv().NEXTAUTH_SECRET });
  const proofs: Proofs = {
    user,
    token,
    cookie,
    renewToken: async () => void (proofs.token = await signAccessToken(subject)),
  };
  return proofs;
}

async function makeDeadMessage(orderId: string): Promise<string> {
  const at = new Date();
  const planned = planMessage({ source: orderId, at, kind: "placed", channel: "sms", role: "customer" });
  const { dueAt: _dueAt, ...message } = planned;
  await Message.create({
    ...message,
    orderId,
    state: "dead",
    tries: 18,
    reason: "Refused for good: code=12",
  });
  return planned._id;
}

interface AskedFor {
  user: UserDto;
  staff: UserDto;
  product: ProductDto;
}

async function makeAskedFor({ user, staff, product }: AskedFor) {
  const askedOrderId = await makeOrder(user, { product, quantity: 2 });
  await bringTo(staff, askedOrderId, "delivered");
  const request = await wantBack(askedOrderId, [[product, 1]]);
  const made = { small: Buffer.from("small"), large: Buffer.from("large") };
  const pictureId = await storeOrderPicture({ userId: user._id, orderId: askedOrderId, made });
  const askedId = await askReturnOf(user, askedOrderId, { ...request, pictures: [pictureId] });
  const lineId = request.lines[0]?.lineId ?? "";
  const reviewPictureId = await storeOrderPicture({ userId: user._id, orderId: askedOrderId, made });
  const input = { lineId, rating: 4, text: "Good denim", pictures: [reviewPictureId] };
  const reviewId = await sendReview({
    user,
    input: sendReviewSchema.parse({ orderId: askedOrderId, ...input }),
  });
  await Review.updateOne({ _id: reviewId }, { state: "shown" });
  return { askedOrderId, askedLineId: lineId, askedId, pictureId, reviewId, reviewPictureId };
}

/** Empties the database and fills it. */
export async function makeWorld(): Promise<World> {
  await restoreDatabase(new Map());
  const [own, stranger, colleague, boss, former, dismissed, leaver, bystander, product] = await Promise.all([
    makeUser(),
    makeUser(),
    makeStaff(),
    makeAdmin(),
    makeAdmin(),
    makeStaff(),
    makeUser(),
    makeUser(),
    makeProduct(),
  ]);
  const [self, other, staff, admin, demoted, formerStaff, deleted] = await Promise.all([
    signInWithBoth(own),
    signInWithBoth(stranger),
    signInWithBoth(colleague),
    signInWithBoth(boss),
    signInWithBoth(former),
    signInWithBoth(dismissed),
    signInWithBoth(leaver),
  ]);
  const confirmedId = await makeOrder(own, { product });
  await decideOrder({ orderId: confirmedId, decision: "Confirmed" });
  const pendingId = await makeOrder(own, { product });
  const deliveredId = await makeOrder(own, { product, quantity: 2 });
  await bringTo(colleague, deliveredId, "delivered");
  const request = await wantBack(deliveredId, [[product, 1]]);
  const returnId = await openReturnOf(colleague, deliveredId, request);
  const asked = await makeAskedFor({ user: own, staff: colleague, product });
  const input = addToCartSchema.parse({ productId: product._id, quantity: 1 });
  const lines = await Promise.all(
    [own, stranger, colleague, boss, former, dismissed].map((user) => addToCart({ user, input })),
  );
  await setRoleByEmail(former.email, "customer");
  await setStaff({ userId: dismissed._id, isStaff: false });
  await deleteUser({ actor: boss, userId: leaver._id });
  const file = await checkFile({
    actor: boss,
    kind: "products",
    fileName: "prices.csv",
    bytes: Buffer.from(`Product id,Name,Price\n${product._id},${product.name},990`),
  });
  const messageId = await makeDeadMessage(pendingId);
  await makeCoupon({ code: COUPON_CODE });
  const made = {
    path: CATEGORY_PATH,
    name: "Panjabi",
    group: "SHIRTS",
    title: "Panjabi",
    description: "Worn long.",
  };
  await changeStoredCategories((settings) => withNew(settings, createCategorySchema.parse(made)));
  await Collection.create({ slug: COLLECTION_SLUG, name: "New", rule: { kind: "new" }, position: 0 });
  const soldOut = await makeProduct({ stock: "0" });
  const running = await startSale({ productIds: [(await makeProduct())._id] });
  const planned = await makeSale({ productIds: [product._id], startsAt: inHours(1), endsAt: inHours(72) });
  const snapshot = await readDatabase();
  return {
    self,
    other,
    staff,
    admin,
    demoted,
    formerStaff,
    deleted,
    bystander,
    product,
    soldOut,
    lineId: lines[0] ?? "",
    pendingId,
    confirmedId,
    deliveredId,
    deliveredLineId: request.lines[0]?.lineId ?? "",
    returnId,
    ...asked,
    messageId,
    file,
    plannedSaleId: planned._id,
    runningSaleId: running._id,
    changed: () => changedSince(snapshot),
    restore: () => restoreDatabase(snapshot),
    renewTokens: async () => {
      for (const proofs of [self, other, staff, admin, demoted, formerStaff, deleted])
        await proofs.renewToken();
    },
  };
}
