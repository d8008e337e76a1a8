import "server-only";
import type { AccountDataDto } from "@/lib/maintenance/personal-data/dto";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";
import { listCart } from "@/lib/orders/cart/queries";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { listStockAlerts } from "@/lib/maintenance/personal-data/own-stock-alerts";
import { toReviewFields } from "@/lib/orders/reviews/to-review-dto";
import { AppError } from "@/lib/platform/http/errors";
import { withHistory } from "@/lib/orders/queries";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Identity } from "@/models/identity";
import { Order } from "@/models/order";
import { ReturnPicture } from "@/models/return-picture";
import { Review } from "@/models/review";
import { Session } from "@/models/session";
import { User } from "@/models/user";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";

/** What the shop keeps about somebody who is signed in. Each field is named, so that no secret can ride along. */
export async function readAccountData(user: UserDto): Promise<AccountDataDto> {
  const [account, identities, sessions, cart, orders, pictures, reviews, stockAlerts] = await Promise.all([
    User.findById(user._id).select("+passwordHash").lean(),
    Identity.find({ userId: user._id }).select("provider").lean(),
    Session.find({ userId: user._id }).select("createdAt expiresAt").lean(),
    listCart(user),
    Order.find({ userId: user._id, status: { $in: ORDER_STATUSES } })
      .sort({ _id: -1 })
      .lean(),
    ReturnPicture.find({ userId: user._id }).select("orderId at large").lean(),
    Review.find({ userId: user._id }).sort({ _id: -1 }).lean(),
    listStockAlerts(user),
  ]);
  if (!account) throw new AppError("NOT_FOUND");
  const { name, email, role, isEmailVerified, createdAt, passwordHash } = account;
  return {
    account: {
      name,
      email,
      role,
      isEmailConfirmed: isEmailVerified,
      provedPhone: account.provedPhone ?? null,
      language: account.language ?? null,
      isOrderMailOff: account.isOrderMailOff ?? false,
      isCartMailWanted: Boolean(account.cartStopDigest),
      registeredAt: createdAt ? toDhakaIso(createdAt) : null,
      signsInWith: [...(passwordHash ? ["password"] : []), ...identities.map(({ provider }) => provider)],
    },
    signIns: sessions.map((session) => ({
      startedAt: session.createdAt ? toDhakaIso(session.createdAt) : null,
      endsAt: toDhakaIso(session.expiresAt),
    })),
    cart,
    wishlist: account.wishlist ?? [],
    orders: orders.map(withHistory),
    payTo: orders.flatMap(({ returns }) => (returns ?? []).flatMap(toPayTo)),
    pictures: pictures.map(({ _id, orderId, at, large }) => ({
      _id: _id.toString(),
      orderId: orderId.toString(),
      at: toDhakaIso(at),
      webp: Buffer.from(large.buffer).toString("base64"),
    })),
    reviews: reviews.map(({ orderId, lineId, pictures: named, state, ...review }) => ({
      ...toReviewFields(review),
      orderId: orderId.toString(),
      lineId: lineId.toString(),
      state,
      pictures: named.map(String),
    })),
    stockAlerts,
  };
}

function toPayTo({ id, payTo }: Pick<StoredReturn, "id" | "payTo">): AccountDataDto["payTo"] {
  return payTo ? [{ returnId: id.toString(), method: payTo.method, account: payTo.account }] : [];
}
