import "server-only";
import type { Types } from "mongoose";
import type { KeptKind } from "@/lib/platform/deleted-documents/constants";
import { keptSince } from "@/lib/platform/deleted-documents/rules";
import { DeletedDocument } from "@/models/deleted-document";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { User } from "@/models/user";

export interface DeletedItem {
  kind: KeptKind | "order";
  id: string;
  label: string;
  deletedAt: Date;
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
  const orders = await Order.find({ deletedAt: { $gte: keptSince() } })
    .select("orderNumber name deletedAt")
    .lean();
  return orders.map(({ _id, orderNumber, name, deletedAt }) => ({
    kind: "order",
    id: _id.toString(),
    label: `${orderNumber} of ${name}`,
    deletedAt: deletedAt ?? new Date(0),
  }));
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
