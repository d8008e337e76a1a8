import { expect, it } from "vitest";
import { audienceOf } from "@/lib/messages/channels/configured";
import { relayEvents } from "@/lib/messages/relay-events";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { undoCall } from "@/lib/orders/call-queue/undo-call";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeChannel, runOutbox, sent, states } from "@/testing/outbox";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Message } from "@/models/message";

useDatabase();

it("tells once of a step that was taken back and done again", async () => {
  const [admin, user, product] = [await makeAdmin(), await makeUser(), await makeProduct()];
  const channel = makeChannel("sms");
  const orderId = await makeOrder(user, { product });
  await bringTo(admin, orderId, "handedOver");
  await moveTo(admin, orderId, { from: "handedOver", to: "packed" });
  await moveTo(admin, orderId, { from: "packed", to: "handedOver", courier: "pathao" });
  await runOutbox(channel);
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining("is with Pathao")]);
  await moveTo(admin, orderId, { from: "handedOver", to: "delivered" });
  await moveTo(admin, orderId, { from: "delivered", to: "handedOver" });
  await moveTo(admin, orderId, { from: "handedOver", to: "delivered" });
  await runOutbox(channel);
  expect((await states()).slice(2)).toEqual([
    "handedOver dropped",
    "handedOver sent",
    "delivered dropped",
    "delivered sent",
  ]);
  expect(sent).toHaveLength(2);
});

it("still tells that a parcel is on its way where “delivered” alone was taken back", async () => {
  const [admin, user, product] = [await makeAdmin(), await makeUser(), await makeProduct()];
  const orderId = await makeOrder(user, { product });
  await bringTo(admin, orderId, "delivered");
  await moveTo(admin, orderId, { from: "delivered", to: "handedOver" });
  await runOutbox(makeChannel("sms"));
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining("is with Steadfast")]);
});

it("tells of several changes by the last alone, and what it comes to now", async () => {
  const [admin, user, product] = [await makeAdmin(), await makeUser(), await makeProduct({ stock: "9" })];
  const channel = makeChannel("sms");
  const orderId = await makeOrder(user, { product });
  await change(admin, orderId, { discount: { amount: 100, reason: "Late" } });
  await change(admin, orderId, { discount: { amount: 300, reason: "Late" } });
  const { amount } = await readOrder(orderId);
  await runOutbox(channel);
  expect(sent.map(({ text }) => text).toSorted()).toEqual([
    expect.stringContaining("we have your order"),
    expect.stringContaining(`The total is now BDT ${amount.toLocaleString("en-IN")}.`),
  ]);
  expect(await states()).toEqual(["placed sent", "changed dropped", "changed sent"]);
});

it("tells nobody of a call that was taken back, also where another one was not answered", async () => {
  const [admin, user, product] = [await makeAdmin(), await makeUser(), await makeProduct()];
  const orderId = await makeOrder(user, { product });
  await recordCall({ actor: admin, orderId, call: { outcome: "noAnswer" } });
  await recordCall({ actor: admin, orderId, call: { outcome: "switchedOff" } });
  await relayEvents(audienceOf([makeChannel("sms")]));
  await undoCall({ actor: admin, orderId });
  await runOutbox(makeChannel("sms"));
  expect(await Message.find({ kind: "triedToCall" }).lean()).toMatchObject([
    { state: "dropped", reason: "It was taken back." },
  ]);
});

it("sends no SMS to a number that is somebody else's, until another one is written down", async () => {
  const [admin, user, product] = [await makeAdmin(), await makeUser(), await makeProduct()];
  const call = async (orderId: string, outcome: "wrongNumber" | "noAnswer") =>
    await recordCall({ actor: admin, orderId, call: { outcome } });
  const mended = await makeOrder(user, { product });
  await call(mended, "noAnswer");
  await call(mended, "wrongNumber");
  await change(admin, mended, { address: "House 9, Road 9, Uttara, Dhaka" });
  await runOutbox(makeChannel("sms"));
  expect(sent).toEqual([]);
  expect(await Message.findOne({ kind: "changed" }).lean()).toMatchObject({
    state: "dropped",
    reason: "The phone number is somebody else's.",
  });
  await change(admin, mended, { phone: "01899999999" });
  await runOutbox(makeChannel("sms"));
  expect(sent.map(({ to }) => to)).toEqual(["01899999999"]);
  const canceled = await makeOrder(user, { product });
  await call(canceled, "wrongNumber");
  await decideOrder({ orderId: canceled, decision: "Canceled" });
  await runOutbox(makeChannel("sms"));
  expect(sent).toEqual([]);
  const other = await makeOrder(user, { product });
  await call(other, "wrongNumber");
  await runOutbox(makeChannel("mail"));
  expect(sent.map(({ to }) => to)).toEqual([user.email]);
});
