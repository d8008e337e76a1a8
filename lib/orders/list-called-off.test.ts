import { expect, it } from "vitest";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { listCalledOff } from "@/lib/orders/list-called-off";
import { getTrackedOrder } from "@/lib/orders/tracking/queries";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Order } from "@/models/order";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();

it("lists what somebody cancelled themselves in the last 30 days, last first, with the link that shows it", async () => {
  const [rahim, karim, admin] = [await makeUser(), await makeUser(), await makeAdmin()];
  const product = await makeProduct({ stock: "90" });
  const make = () => makeOrder(rahim, { product });
  const [first, second, old, deleted, refused] = [
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
  ];
  await make();
  for (const orderId of [second, first, old]) await deleteOrder({ actor: rahim, orderId });
  await deleteOrder({ actor: admin, orderId: deleted });
  await decideOrder({ orderId: refused, decision: "Canceled" });
  await deleteOrder({ actor: karim, orderId: await makeOrder(karim, { product }) });
  await Order.updateOne({ _id: old }, { deletedAt: new Date(Date.now() - 31 * DAY_MS) });
  await Order.updateOne({ _id: second }, { $unset: { trackingDigest: 1 } });
  const listed = await listCalledOff(rahim._id);
  expect(listed.map(({ _id }) => _id)).toEqual([first, second]);
  for (const { orderNumber, path } of listed)
    expect(await getTrackedOrder(path.split("/").at(-1) ?? "")).toMatchObject({ orderNumber });
});
