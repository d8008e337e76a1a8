import { expect, it } from "vitest";
import { deleteAccount } from "@/lib/maintenance/personal-data/delete-account";
import { ERASED_NAME } from "@/lib/maintenance/personal-data/erase-order";
import { sweepErasures } from "@/lib/maintenance/personal-data/erase-person";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Erasure } from "@/models/erasure";
import { User } from "@/models/user";

useDatabase();

it("is over when an admin has deleted it: who was its customer goes, and nothing waits for it", async () => {
  const [admin, user, password] = [await makeAdmin(), await makeUser(), "Dorji2026x"];
  await User.updateOne({ _id: user._id }, { passwordHash: await hashPassword(password) });
  const orderId = await makeOrder(user, { product: await makeProduct() });
  await decideOrder({ orderId, decision: "Confirmed" });
  await deleteOrder({ actor: admin, orderId });
  await deleteAccount({ user, sessionId: "", password, clientAddress: "10.0.0.1" });
  expect(await readOrder(orderId)).toMatchObject({ name: ERASED_NAME, phone: "", address: "" });
  await sweepErasures(Date.now() + 60 * 60_000);
  expect(await Erasure.countDocuments()).toBe(0);
});
