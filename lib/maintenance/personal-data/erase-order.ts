import "server-only";
import { readEvents, type StoredEvent } from "@/lib/orders/events/schema";
import type { Types } from "mongoose";
import { eraseEntries } from "@/lib/accounts/audit-log/erase-entries";
import { keptDetails } from "@/lib/orders/events/kept-details";
import { forgetNotes } from "@/lib/orders/customer-notes";
import { forgetCouponCustomer } from "@/lib/orders/coupons/take-use";
import { searchKeysOf } from "@/lib/orders/search/rules";
import { sharedKeysOf } from "@/lib/orders/limits/shared-keys";
import { Order } from "@/models/order";
import { ERASED_NAME } from "@/lib/words/erased-name";

/**
 * Takes the person off an order that has ended, if it is as it was read. The goods, the money and how it went stay.
 * False where it has changed meanwhile.
 */
export async function eraseOrder(orderId: Types.ObjectId): Promise<boolean> {
  const order = await Order.findById(orderId)
    .select("orderNumber email phone version events cartItems coupon discount returns")
    .lean();
  if (!order) return true;
  // The log comes before the order: after a crash the order shows that work is left.
  await eraseFromLog(order);
  const { phone, version, events, cartItems, coupon, discount, returns } = order;
  for (const one of phonesOf({ phone, events })) await forgetNotes(one, orderId);
  if (coupon) await forgetCouponCustomer(coupon.useId);
  const nobody = { name: ERASED_NAME, email: "", phone: "", address: "" };
  const { modifiedCount } = await Order.updateOne(
    { _id: orderId, version: version ?? null, settlement: { $exists: false } },
    {
      $set: {
        ...nobody,
        // Keys are unique for each account, and this is nobody's any more.
        key: `erased ${orderId.toString()}`,
        searchKeys: searchKeysOf({ ...nobody, name: "", coupon: coupon?.code, cartItems }),
        events: events.map((event) => ({
          id: event.id,
          at: event.at,
          kind: event.kind,
          by: withoutCustomer(event.by),
          details: keptDetails(event.kind, event.details),
        })),
        ...(returns && { returns: returns.map(withoutSender) }),
        ...(discount && { discount: { amount: discount.amount, reason: "" } }),
        ...(coupon?.own && { "coupon.own.reason": "" }),
      },
      $unset: {
        userId: 1,
        digest: 1,
        newcomer: 1,
        calls: 1,
        notes: 1,
        riderNote: 1,
        thana: 1,
        bulkCancel: 1,
        "advance.reference": 1,
        advanceNote: 1,
        "cancellation.note": 1,
        // Somebody pasted it, and some couriers' have the phone in it.
        "parcel.trackingUrl": 1,
        "parcel.area": 1,
      },
      $inc: { version: 1 },
    },
  );
  return modifiedCount > 0;
}

interface LoggedOrder {
  _id: Types.ObjectId;
  orderNumber?: number | null;
  email: string;
  phone: string;
}

async function eraseFromLog({ _id, orderNumber, email, phone }: LoggedOrder): Promise<void> {
  const label = `${orderNumber ?? ""} of ${ERASED_NAME}`;
  await eraseEntries({ kind: "order", objectIds: [_id.toString()], label });
  await eraseEntries({ kind: "customer", objectIds: [_id.toString()], label: ERASED_NAME });
  await eraseEntries({
    kind: "pending orders",
    objectIds: [email, phone, ...sharedKeysOf({ phone, email, clientAddress: undefined }).values()].filter(
      Boolean,
    ),
    label: `of ${ERASED_NAME}`,
    isIdPersonal: true,
  });
}

interface SentBack {
  id: Types.ObjectId;
  by: { role: string; id?: Types.ObjectId | null };
  digest?: string | null;
  note?: string | null;
  pictures?: Types.ObjectId[] | null;
  lateReason?: string | null;
  refusal?: { reason: string; words: string } | null;
  refund?: { reference: string; reason?: string | null } | null;
  payTo?: { account: string } | null;
}

/** What came back and what was paid for it, without who sent it and what was said of them. */
function withoutSender(entry: SentBack) {
  const { by, digest: _digest, note: _note, pictures: _pictures, lateReason: _late, ...kept } = entry;
  const { refusal, refund, payTo: _payTo, ...sent } = kept;
  const { reason: _reason, ...paid } = refund ?? {};
  return {
    ...sent,
    by: withoutCustomer(by),
    // It held the id of the user who opened it.
    key: `erased ${sent.id.toString()}`,
    ...(refusal && { refusal: { ...refusal, words: "" } }),
    ...(refund && { refund: { ...paid, reference: "" } }),
  };
}

const withoutCustomer = (by: SentBack["by"]) => (by.role === "customer" ? { role: by.role, id: null } : by);

/** The phones that an order has had. */
function phonesOf({ phone, events }: { phone: string; events: readonly StoredEvent[] }): Set<string> {
  const before = readEvents(events).flatMap((event) =>
    event.kind === "changed" ? (event.details?.before.phone ?? []) : [],
  );
  return new Set([phone, ...before].filter(Boolean));
}
