import "server-only";
import type { Types } from "mongoose";
import type { KeptKind } from "@/lib/platform/deleted-documents/constants";
import { NOT_ERASED } from "@/lib/orders/decide/restore-order";
import { keptSince } from "@/lib/platform/deleted-documents/rules";
import { DeletedDocument } from "@/models/deleted-document";
import { Order } from "@/models/order";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { isCanceled, isOut } from "@/lib/orders/lifecycle/rules";
import { comebackOf } from "@/lib/orders/lifecycle/words";
import type { Comeback } from "@/lib/maintenance/deleted/constants";
import { Product } from "@/models/product";
import { User } from "@/models/user";

interface DeletedItem {
  kind: KeptKind | "order";
  id: string;
  label: string;
  deletedAt: Date;
  /** What comes back. */
  comeback: Comeback;
}

/** Everything that can be brought back, last deleted first. */
export async function listDeleted(): Promise<DeletedItem[]> {
  const items = [
    ...(await listDeletedOrders()),
    ...(await listCopies("product")),
    ...(await listCopies("user")),
  ];
  return items.toSorted((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime());
}

async function listDeletedOrders(): Promise<DeletedItem[]> {
  // Only what was placed is ever marked as deleted.
  const orders = await Order.find({ deletedAt: { $gte: keptSince() }, ...NOT_ERASED })
    .select("orderNumber name deletedAt status parcel.state exchangeOf cancellation")
    .lean();
  return orders.map((order) => ({
    kind: "order",
    id: order._id.toString(),
    label: `${order.orderNumber} of ${order.name}`,
    deletedAt: order.deletedAt ?? new Date(0),
    comeback: comebackOfOrder(order),
  }));
}

interface DeletedOrder {
  status: string;
  parcel?: { state?: ParcelState | null } | null;
  exchangeOf?: object | null;
  cancellation?: { from: string; isDeletion?: boolean | null } | null;
}

function comebackOfOrder({ status: now, parcel, exchangeOf, cancellation }: DeletedOrder): Comeback {
  const status = cancellation?.isDeletion ? cancellation.from : now;
  if (exchangeOf && !isCanceled(status) && !isOut(parcel?.state)) return "exchangeIsOver";
  return comebackOf({ status, parcelState: parcel?.state ?? null });
}

async function listCopies(kind: KeptKind): Promise<DeletedItem[]> {
  const copies = await DeletedDocument.find({ kind, deletedAt: { $gte: keptSince() } }).lean();
  const ids = copies.map(({ documentId }) => documentId);
  // After a crash between copy and removal there are both.
  const alive = await findAlive(kind, ids);
  return copies
    .filter(({ documentId }) => !alive.has(documentId.toString()))
    .map(({ documentId, document, deletedAt }) => ({
      kind,
      id: documentId.toString(),
      label: kind === "product" ? document.name : `${document.email}, ${document.name}`,
      deletedAt,
      comeback: kind,
    }));
}

async function findAlive(kind: KeptKind, ids: Types.ObjectId[]): Promise<Set<string>> {
  const filter = { _id: { $in: ids } };
  const found =
    kind === "product"
      ? await Product.find(filter).select("_id").lean()
      : await User.find(filter).select("_id").lean();
  return new Set(found.map(({ _id }) => _id.toString()));
}
