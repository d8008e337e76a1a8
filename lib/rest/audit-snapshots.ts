import "server-only";
import type { Snapshot, SnapshotReader } from "@/lib/accounts/audit-log/audit-action";
import type { AuditKind } from "@/lib/accounts/audit-log/constants";
import { describeCategory, describeHidden } from "@/lib/catalogue/categories/describe-category";
import { readCategories } from "@/lib/catalogue/categories/read-categories";
import { describeCollection } from "@/lib/catalogue/collections/describe-collection";
import { readCollection } from "@/lib/catalogue/collections/queries";
import { describeFields } from "@/lib/catalogue/products/describe-fields";
import { toAdminProductDto } from "@/lib/catalogue/products/dto";
import { describeSale } from "@/lib/catalogue/sales/describe-sale";
import { getSale } from "@/lib/catalogue/sales/queries";
import { readOrderSnapshot } from "@/lib/delivery/order-snapshot";
import { describeSettings } from "@/lib/messages/settings/queries";
import { countDemoProducts } from "@/lib/maintenance/first-steps/demo-products";
import { kindLabel } from "@/lib/messages/rules";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { Review } from "@/models/review";
import { User } from "@/models/user";
import { describeCoupon } from "@/lib/orders/coupons/describe-coupon";
import { readCoupon, toCouponDto } from "@/lib/orders/coupons/queries";
import { readSharedKey } from "@/lib/orders/limits/shared-keys";
import { UNDECIDED } from "@/lib/orders/lifecycle/rules";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { deskPeople } from "@/lib/words/en/desk-people";

/** What a thing of any room is now; null if there is none. */
export const readSnapshot: SnapshotReader = async (kind, id) => await READERS[kind](id);

const READERS: Record<AuditKind, (id: string) => Promise<Snapshot | null>> = {
  order: readOrderSnapshot,
  // The id is an e-mail, a phone, or a key that new customers share.
  "pending orders": async (id) => {
    const pending = { ...UNDECIDED };
    const orders = readSharedKey(id)
      ? await Order.countDocuments({ "newcomer.shared": id, ...pending }).hint(
          engineHint({ "newcomer.shared": 1, _id: 1 }),
        )
      : id.includes("@")
        ? await Order.countDocuments({ email: id, ...pending }).hint(
            engineHint({ email: 1, deletedAt: 1, _id: -1 }),
          )
        : await Order.countDocuments({ phone: id, ...pending }).hint(
            engineHint({ phone: 1, status: 1, _id: 1 }),
          );
    return { label: `of ${id} (${orders})`, fields: { status: ORDER_STEPS.commit.to } };
  },
  product: async (id) => {
    const product = await Product.findById(id).lean();
    if (!product) return null;
    const { _id: _product, version: _version, beforeSale: _sale, ...fields } = toAdminProductDto(product);
    return { label: product.name, fields: describeFields(fields) };
  },
  // The code that reads or writes these writes the entry itself.
  file: async () => null,
  // Its id says all.
  "first steps": async () => null,
  "demo products": async () => ({ label: `(${await countDemoProducts()})`, fields: {} }),
  payout: async () => null,
  message: async (id) => {
    const message = await Message.findById(id).select("kind channel state orderId").lean();
    if (!message) return null;
    const { kind, channel, state, orderId } = message;
    const order = orderId && (await Order.findById(orderId).select("orderNumber").lean());
    const about = order ? ` about ${order.orderNumber}` : "";
    return {
      label: `${kindLabel(kind)}${about}, ${deskPeople.messages.channels[channel]}`,
      fields: { state },
    };
  },
  settings: async () => ({ label: "of the shop", fields: await describeSettings() }),
  code: async (id) => {
    const coupon = await readCoupon(id);
    return coupon && { label: coupon.code, fields: describeCoupon(toCouponDto(coupon)) };
  },
  // The id is what stands in its address.
  collection: async (slug) => {
    const collection = await readCollection(slug);
    return collection && { label: collection.name, fields: describeCollection(collection) };
  },
  // The id is what stands in its address; of several at once all of them.
  category: async (id) => {
    const categories = (await readCategories()).filter(({ path }) => id.split(", ").includes(path));
    const [category] = categories;
    if (!category) return null;
    return {
      label: categories.map(({ name }) => name).join(", "),
      fields: categories.length === 1 ? describeCategory(category) : describeHidden(categories),
    };
  },
  sale: async (id) => {
    const sale = await getSale(id);
    return sale && { label: sale.name, fields: describeSale(sale) };
  },
  review: async (id) => {
    const review = await Review.findById(id).select("orderId state reply").lean();
    const order = review && (await Order.findById(review.orderId).select("orderNumber").lean());
    return (
      review && {
        label: `of order ${order?.orderNumber ?? ""}`,
        fields: { state: review.state, reply: review.reply },
      }
    );
  },
  // The id is of one of their orders.
  customer: async (id) => {
    const order = await Order.findById(id).select("name phone").lean();
    return order && { label: `${order.name} (${order.phone})`, fields: {} };
  },
  user: async (id) => {
    const user = await User.findById(id).select("name email role").lean();
    if (!user) return null;
    const { name, email, role } = user;
    return { label: `${name} (${email})`, fields: { name, email, role } };
  },
};
