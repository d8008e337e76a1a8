import "server-only";
import type { Holdings, PendingGroup } from "@/lib/orders/all-orders/dto";
import { countPieces } from "@/lib/orders/cart/rules";
import type { OrderDto } from "@/lib/orders/dto";
import { Order } from "@/models/order";
import { isUndecided, UNDECIDED } from "@/lib/orders/lifecycle/rules";

interface PendingOrder {
  id: string;
  phone: string;
  email: string;
  pieces: number;
}

const NOTHING: Holdings = { pieces: 0, groups: [] };

/** What the pending ones of these orders hold, and all pending orders of their phones and accounts. */
export async function readHoldings(orders: OrderDto[]): Promise<(order: OrderDto) => Holdings> {
  const shown = orders.filter(({ status }) => isUndecided(status));
  if (shown.length === 0) return () => NOTHING;
  const pending = await listPending(shown);
  const byId = new Map(pending.map((order) => [order.id, order]));
  return ({ _id, phone, email, status }) => {
    const order = byId.get(_id);
    if (!isUndecided(status) || !order) return NOTHING;
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
  const found = await Order.find({
    $or: [
      { ...UNDECIDED, phone: { $in: orders.map(({ phone }) => phone) } },
      { ...UNDECIDED, email: { $in: orders.map(({ email }) => email) } },
    ],
  })
    .select("phone email cartItems.unitId cartItems.quantity")
    .lean();
  return found.map(({ _id, phone, email, cartItems }) => {
    const held = cartItems.filter(({ unitId }) => unitId);
    return { id: _id.toString(), phone, email, pieces: countPieces(held) };
  });
}
