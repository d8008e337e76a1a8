import { expect, it } from "vitest";
import { Types } from "mongoose";
import { listParcels as migrate } from "@/lib/maintenance/migrations/0006-list-parcels";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { listParcels } from "@/lib/delivery/parcels/queries";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();

it("lists what was confirmed of late as to be packed, and leaves the others alone", async () => {
  const [admin, user, product] = [await makeAdmin(), await makeUser(), await makeProduct({ stock: "20" })];
  const make = () => makeOrder(user, { product });
  const [pending, confirmed, packed] = [await make(), await make(), await make()];
  await decideOrder({ orderId: confirmed, decision: "Confirmed" });
  await bringTo(admin, packed, "packed");
  await Order.updateOne({ _id: confirmed }, { $unset: { parcel: 1 } });
  const { _id: _late, ...stored } = await readOrder(confirmed);
  const old = Types.ObjectId.createFromTime(Date.now() / 1_000 - 40 * 24 * 60 * 60);
  await Order.collection.insertOne({ ...stored, _id: old, key: "old", orderNumber: 7, cartItems: [] });
  await migrate.runPart(null);
  await migrate.runPart(null);
  const { confirmedAt } = await readOrder(confirmed);
  expect((await readOrder(confirmed)).parcel).toEqual({ state: "toPack", since: confirmedAt });
  expect((await readOrder(packed)).parcel?.state).toBe("packed");
  for (const id of [pending, old.toString()]) expect((await readOrder(id)).parcel).toBeUndefined();
  expect((await listParcels()).rows.map(({ _id }) => _id)).toEqual([confirmed, packed]);
  await Order.deleteOne({ _id: old });
  await expectInvariants();
});
