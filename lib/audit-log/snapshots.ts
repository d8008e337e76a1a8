import "server-only";
import type { AuditKind } from "@/lib/audit-log/constants";
import type { Fields } from "@/lib/audit-log/rules";
import { describeFields } from "@/lib/products/describe-fields";
import { toProductDto } from "@/lib/products/dto";
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
    const order = await Order.findById(id).select("orderNumber name phone amount status").lean();
    if (!order) return null;
    const { orderNumber, name, phone, amount, status } = order;
    return { label: `${orderNumber} of ${name}`, fields: { status, name, phone, amount } };
  },
  // Of an e-mail or of a phone.
  "pending orders": async (id) => {
    const owner = id.includes("@") ? { email: id } : { phone: id };
    const orders = await Order.countDocuments({ ...owner, status: "pending", deletedAt: null });
    return { label: `of ${id} (${orders})`, fields: { status: "pending" } };
  },
  product: async (id) => {
    const product = await Product.findById(id).lean();
    if (!product) return null;
    const { _id: _product, version: _version, ...fields } = toProductDto(product);
    return { label: product.name, fields: describeFields(fields) };
  },
  user: async (id) => {
    const user = await User.findById(id).select("name email role").lean();
    if (!user) return null;
    const { name, email, role } = user;
    return { label: `${name} (${email})`, fields: { name, email, role } };
  },
};
