import { expect, it } from "vitest";
import { listDeleted } from "@/lib/maintenance/deleted/list-deleted";
import { deleteAccount } from "@/lib/maintenance/personal-data/delete-account";
import { ERASED_NAME } from "@/lib/words/erased-name";
import { sweepErasures } from "@/lib/maintenance/personal-data/erase-person";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Erasure } from "@/models/erasure";
import { User } from "@/models/user";

useDatabase();

/** Makes a customer with a pending order. */
async function makePerson() {
  const [admin, user, password] = [await makeAdmin(), await makeUser(), "Dorji2026x"];
  await User.updateOne({ _id: user._id }, { passwordHash: await hashPassword(password) });
  const orderId = await makeOrder(user, { product: await makeProduct() });
  const remove = () => deleteAccount({ user, sessionId: "", password, clientAddress: "10.0.0.1" });
  return { admin, orderId, remove };
}

it("is over when an admin has deleted it: who was its customer goes, and nothing waits for it", async () => {
  const { admin, orderId, remove } = await makePerson();
  await decideOrder({ orderId, decision: "Confirmed" });
  await deleteOrder({ actor: admin, orderId });
  await remove();
  expect(await readOrder(orderId)).toMatchObject({ name: ERASED_NAME, phone: "", address: "" });
  await sweepErasures(Date.now() + 60 * 60_000);
  expect(await Erasure.countDocuments()).toBe(0);
  expect(await listDeleted()).toEqual([]);
  expect(await codeOf(restoreOrder(orderId))).toBe("NOT_FOUND");
});

it("is not over as long as the parcel of a deleted order is out", async () => {
  const { admin, orderId, remove } = await makePerson();
  await bringTo(admin, orderId, "handedOver");
  await deleteOrder({ actor: admin, orderId });
  expect(await codeOf(remove())).toBe("ORDERS_OPEN");
  await moveTo(admin, orderId, { from: "handedOver", to: "delivered" });
  await remove();
  expect(await readOrder(orderId)).toMatchObject({ name: ERASED_NAME, phone: "" });
});
