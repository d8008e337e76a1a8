import { expect, it } from "vitest";
import { PATCH as decide } from "@/app/api/orders/[id]/route";
import { PATCH as changeContents } from "@/app/api/orders/[id]/contents/route";
import { POST as addNote } from "@/app/api/orders/[id]/notes/route";
import { POST as cancelPending } from "@/app/api/orders/cancelPending/route";
import { GET as readRecords } from "@/app/api/records/route";
import { POST as deleteAccount } from "@/app/api/users/me/deletion/route";
import { PATCH as setStaff } from "@/app/api/users/staff/[id]/route";
import { ERASED_NAME } from "@/lib/words/erased-name";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser, signIn } from "@/testing/people";
import { planOf } from "@/testing/plans";
import { makeProduct } from "@/testing/products";
import { contextWith, makeRequest } from "@/testing/requests";
import { AuditEntry } from "@/models/audit-entry";
import { Order } from "@/models/order";
import { User } from "@/models/user";

useDatabase();

type Handler = (request: Request, context: ReturnType<typeof contextWith>) => Promise<Response>;

const PASSWORD = "Dorji2026x";

it("keeps what was done, and nothing of somebody who has deleted their account", async () => {
  const [admin, user, other] = [
    await makeAdmin(),
    await makeUser({ name: "Nusrat Jahan" }),
    await makeUser(),
  ];
  await User.updateOne({ _id: user._id }, { passwordHash: await hashPassword(PASSWORD) });
  const token = await signIn(admin);
  const product = await makeProduct({ stock: "50" });
  const [orderId, othersId] = [await makeOrder(user, { product }), await makeOrder(other, { product })];
  await Order.updateOne({ _id: orderId }, { name: "Nusrat Jahan" });
  const { orderNumber, version } = await readOrder(orderId);
  const send = async (call: Handler, method: string, json: object, params = {}) => {
    const response = await call(makeRequest({ token, method, json }), contextWith(params));
    expect([200, 201], await response.clone().text()).toContain(response.status);
  };
  const contact = { phone: "01899999999", address: "Nusrat’s house, Road 9, Uttara" };
  await send(changeContents, "PATCH", { version, ...contact }, { id: orderId });
  for (const id of [orderId, othersId]) {
    await send(addNote, "POST", { text: "Nusrat rings twice" }, { id });
    await send(decide, "PATCH", { status: "Confirmed" }, { id });
  }
  await makeOrder(user, { product });
  await send(cancelPending, "POST", { email: user.email });
  for (const isStaff of [true, false]) await send(setStaff, "PATCH", { isStaff }, { id: user._id });
  await moveTo(admin, orderId, { from: "toPack", to: "packed" });
  await moveTo(admin, orderId, { from: "packed", to: "handedOver" });
  await moveTo(admin, orderId, { from: "handedOver", to: "delivered" });
  await Order.updateOne(
    { _id: orderId },
    { "parcel.trackingUrl": "https://courier.example/01899999999", "parcel.trackingCode": "SF1" },
  );
  const mine = await signIn(user);
  const deleted = await deleteAccount(
    makeRequest({ token: mine, json: { password: PASSWORD } }),
    contextWith(),
  );
  expect(deleted.status).toBe(200);

  const records: Record<string, unknown>[] = await (
    await readRecords(makeRequest({ token }), contextWith())
  ).json();
  const isOthers = ({ objectId }: Record<string, unknown>) => objectId === othersId;
  const text = JSON.stringify(records.filter((entry) => !isOthers(entry)));
  for (const personal of ["Nusrat", "Rahim", user.email, "01712345678", "01899999999", "Uttara", "Dhanmondi"])
    expect(text, personal).not.toContain(personal);
  const label = `${orderNumber} of ${ERASED_NAME}`;
  expect(records.filter((entry) => !isOthers(entry))).toMatchObject([
    { verb: "delete", kind: "user", label: "An account" },
    {
      verb: "update",
      kind: "user",
      label: "An account",
      before: { role: "staff" },
      after: { role: "customer" },
    },
    { verb: "update", kind: "user", label: "An account", objectId: user._id, actorEmail: admin.email },
    { verb: "cancel", kind: "pending orders", objectId: "", label: `of ${ERASED_NAME}` },
    { verb: "confirm", label, before: { status: "pending" }, after: { status: "Confirmed" } },
    { verb: "note", label, objectId: orderId, after: {} },
    { verb: "update", label, isDone: true },
  ]);
  expect(JSON.stringify(records.filter(isOthers))).toContain("Nusrat rings twice");
  const { parcel } = await readOrder(orderId);
  expect(parcel).toMatchObject({ trackingCode: "SF1", state: "delivered" });
  expect(parcel?.trackingUrl).toBeUndefined();
});

it("finds what is told of a thing by an index", async () => {
  const entry = { at: new Date(), actorEmail: "a", verb: "note", kind: "order", label: "10001" };
  await AuditEntry.insertMany(
    Array.from({ length: 300 }, (_, index) => ({ ...entry, objectId: `${index}` })),
  );
  const plan = await planOf(
    AuditEntry.find({ objectId: { $in: ["7"] }, kind: "order" }).hint({ objectId: 1 }),
  );
  expect([plan.stages, plan.documents]).toEqual(["FETCH IXSCAN(objectId_1)", 1]);
});
