import "server-only";
import type { AuditKind } from "@/lib/audit-log/constants";
import type { Fields } from "@/lib/audit-log/rules";
import { toDhakaIso } from "@/lib/format";
import { describeParcel } from "@/lib/parcels/describe-parcel";
import { describeContents } from "@/lib/orders/rules";
import { describeFields } from "@/lib/products/describe-fields";
import { toProductDto } from "@/lib/products/dto";
import { CHANNEL_LABELS, KIND_LABELS } from "@/lib/messages/rules";
import { Message } from "@/models/message";
import { describeReturns } from "@/lib/returned-pieces/describe-returns";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { User } from "@/models/user";

export interface Snapshot {
  /** What people call it. */
  label: string;
  /** What is worth recording of it. */
  fields: Fields;
}

/** What a thing is now; null if there is none. Each field is named, so that no secret can ride along. */
export async function readSnapshot(kind: AuditKind, id: string): Promise<Snapshot | null> {
  return await READERS[kind](id);
}

const READERS: Record<AuditKind, (id: string) => Promise<Snapshot | null>> = {
  order: async (id) => {
    const order = await Order.findById(id).lean();
    if (!order) return null;
    const { orderNumber, name, status, calls, notes, nextCallAt, advance } = order;
    const desk = {
      ...(calls?.length && { call: calls.at(-1)?.outcome }),
      ...(nextCallAt && { callAgain: toDhakaIso(nextCallAt) }),
      ...(advance && { advance: advance.amount, advanceReference: advance.reference }),
      ...(notes?.length && { note: notes.at(-1)?.text }),
    };
    return {
      label: `${orderNumber} of ${name}`,
      fields: {
        status,
        ...describeContents(order),
        ...desk,
        ...describeParcel(order),
        ...describeReturns(order),
      },
    };
  },
  // Of an e-mail or of a phone.
  "pending orders": async (id) => {
    const pending = { status: "pending" as const, deletedAt: null };
    const orders = id.includes("@")
      ? await Order.countDocuments({ email: id, ...pending }).hint({ email: 1, deletedAt: 1, _id: -1 })
      : await Order.countDocuments({ phone: id, ...pending }).hint({ phone: 1, status: 1, _id: 1 });
    return { label: `of ${id} (${orders})`, fields: { status: "pending" } };
  },
  product: async (id) => {
    const product = await Product.findById(id).lean();
    if (!product) return null;
    const { _id: _product, version: _version, ...fields } = toProductDto(product);
    return { label: product.name, fields: describeFields(fields) };
  },
  // Written by whoever reads or writes it.
  file: async () => null,
  payout: async () => null,
  message: async (id) => {
    const message = await Message.findById(id).select("kind channel state orderId").lean();
    if (!message) return null;
    const { kind, channel, state, orderId } = message;
    const order = orderId && (await Order.findById(orderId).select("orderNumber").lean());
    const about = order ? ` about ${order.orderNumber}` : "";
    return { label: `${KIND_LABELS[kind]}${about}, ${CHANNEL_LABELS[channel]}`, fields: { state } };
  },
  user: async (id) => {
    const user = await User.findById(id).select("name email role").lean();
    if (!user) return null;
    const { name, email, role } = user;
    return { label: `${name} (${email})`, fields: { name, email, role } };
  },
};
