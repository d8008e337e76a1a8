import "server-only";
import type { Types } from "mongoose";
import type { Holdings, PendingGroup } from "@/lib/admin-orders/dto";
import type { OrderDto } from "@/lib/orders/dto";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";

interface PendingOrder {
  id: string;
  phone: string;
  email: string;
  pieces: number;
}

const NOTHING: Holdings = { pieces: 0, groups: [] };

/** What the pending ones of these orders hold, and all pending orders of their phones and accounts. */
export async function readHoldings(orders: OrderDto[]): Promise<(order: OrderDto) => Holdings> {
  const shown = orders.filter(({ status }) => status === "pending");
  if (shown.length === 0) return () => NOTHING;
  const pending = await listPending(shown);
  const byId = new Map(pending.map((order) => [order.id, order]));
  return ({ _id, phone, email, status }) => {
    const order = byId.get(_id);
    if (status !== "pending" || !order) return NOTHING;
    const ofPhone = pending.filter((other) => other.phone === phone);
    const ofAccount = pending.filter((other) => other.email === email && email !== "");
    const isSame = ofPhone.length === ofAccount.length && ofPhone.every((other) => ofAccount.includes(other));
    const groups = [toGroup("phone", ofPhone), ...(isSame ? [] : [toGroup("email", ofAccount)])];
    return { pieces: order.pieces, groups: groups.filter((group) => group.orders > 1) };
  };
}

function toGroup(by: PendingGroup["by"], orders: PendingOrder[]): PendingGroup {
  return {
    by,
    orders: orders.length,
    pieces: orders.reduce((sum, { pieces }) => sum + pieces, 0),
    upTo: orders.map(({ id }) => id).reduce((newest, id) => (id > newest ? id : newest), ""),
  };
}

async function listPending(orders: OrderDto[]): Promise<PendingOrder[]> {
  const of = { status: "pending" as const, deletedAt: null };
  const found = await Order.find({
    $or: [
      { ...of, phone: { $in: orders.map(({ phone }) => phone) } },
      { ...of, email: { $in: orders.map(({ email }) => email) } },
    ],
  })
    .select("phone email")
    .lean();
  const pieces = await countHeld(found.map(({ _id }) => _id));
  return found.map(({ _id, phone, email }) => {
    const id = _id.toString();
    return { id, phone, email, pieces: pieces.get(id) ?? 0 };
  });
}

/** Pieces that these orders keep from being ordered by others, by order. */
async function countHeld(orderIds: Types.ObjectId[]): Promise<Map<string, number>> {
  const units = await StockUnit.find({ "holds.orderId": { $in: orderIds } })
    .select("holds")
    .lean();
  const pieces = new Map<string, number>();
  for (const { orderId, quantity } of units.flatMap(({ holds }) => holds)) {
    const id = orderId.toString();
    pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  }
  return pieces;
}
