import { mongo } from "mongoose";
import { afterEach, expect, it, vi } from "vitest";
import type { Channel, Delivery } from "@/lib/messages/channels/channel";
import { audienceOf } from "@/lib/messages/channels/configured";
import { deliverMessage } from "@/lib/messages/deliver-message";
import { noteLowStock } from "@/lib/messages/note-daily";
import { relayEvents } from "@/lib/messages/relay-events";
import { sendDue } from "@/lib/messages/send-due";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { staffActor } from "@/lib/orders/events";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { useDatabase } from "@/testing/database";
import { crashWhilePlacing } from "@/testing/crashes";
import { placeAtDesk } from "@/lib/orders/by-staff/place-at-desk";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { fillCart, makeKey, makeOrder, readOrder } from "@/testing/orders";
import { endLeases, hurry, inAMinute, makeChannel, runOutbox, sent, states } from "@/testing/outbox";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser, makeUsers } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { planOf } from "@/testing/plans";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { User } from "@/models/user";
import { fakeDeadlineClock } from "@/testing/fake-clock";

useDatabase();
afterEach(() => vi.restoreAllMocks());

it("tells each thing once, by its event's id, however often and at once it is relayed and sent", async () => {
  const [user, product] = [await makeUser(), await makeProduct()];
  const orderId = await makeOrder(user, { product });
  const channel = makeChannel("mail");
  await Promise.all([1, 2, 3].map(() => relayEvents(audienceOf([channel]))));
  await Promise.all([1, 2, 3].map(() => sendDue({ channel, until: inAMinute() })));
  await runOutbox(channel);
  const { events, outbox } = await readOrder(orderId);
  expect(sent.map(({ id, to }) => [id, to])).toEqual([
    [`${events[0]?.id.toString()}:mail:customer`, user.email],
  ]);
  expect(outbox).toEqual([]);
  expect(await Message.findOne().lean()).toMatchObject({ state: "sent", channelId: "g-1", tries: 1 });
});

it("loses nothing where a server ends before the messages are made, or before it says so", async () => {
  const orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
  const channel = makeChannel("mail");
  vi.spyOn(Message, "insertMany").mockRejectedValueOnce(
    new mongo.MongoNetworkError("The process ended here."),
  );
  await expect(relayEvents(audienceOf([channel]))).rejects.toThrow("ended here");
  expect((await readOrder(orderId)).outbox).toHaveLength(1);
  vi.spyOn(Order, "bulkWrite").mockRejectedValueOnce(new mongo.MongoNetworkError("The process ended here."));
  await expect(relayEvents(audienceOf([channel]))).rejects.toThrow("ended here");
  expect((await readOrder(orderId)).outbox).toHaveLength(1);
  await runOutbox(channel);
  expect(sent).toHaveLength(1);
});

it("tells who agreed on the phone that it is confirmed, and not that we will call", async () => {
  const [staff, product] = [await makeAdmin(), await makeProduct()];
  const order = {
    name: "Nasrin Akter",
    phone: "01812345678",
    address: "House 3, Zindabazar, Sylhet",
    deliveryLocation: "Outside Dhaka",
    source: "phone",
    email: "nasrin@customers.example",
    lines: [{ productId: product._id, size: "32", color: "Black", quantity: 1 }],
  };
  const input = staffOrderSchema.parse({ ...order, agreed: true });
  await placeAtDesk({ staff, input, key: makeKey() });
  await placeAtDesk({ staff, input: staffOrderSchema.parse(order), key: makeKey() });
  await runOutbox(makeChannel("mail"));
  expect((await Message.find().lean()).map(({ kind }) => kind).toSorted()).toEqual(["confirmed", "placed"]);
});

it("takes out of the outbox only what it has seen", async () => {
  const orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
  const channel = makeChannel("mail");
  const write = Order.bulkWrite.bind(Order);
  vi.spyOn(Order, "bulkWrite").mockImplementationOnce(async (...args) => {
    await decideOrder({ orderId, decision: "Confirmed" });
    return await write(...args);
  });
  await relayEvents(audienceOf([channel]));
  expect((await readOrder(orderId)).outbox).toHaveLength(1);
  await runOutbox(channel);
  expect(await states()).toEqual(["placed dropped", "confirmed sent"]);
});

it("says nothing of an order that is not placed yet", async () => {
  const [user, product] = [await makeUser(), await makeProduct()];
  await fillCart(user, { product });
  await crashWhilePlacing({ user, after: "all holds", isLeaseOver: false });
  await runOutbox(makeChannel("mail"));
  expect(await Message.countDocuments({}).hint({ _id: 1 })).toBe(0);
});

it("tries again later what was not taken, gives it up after its last try, and keeps the answers", async () => {
  await makeOrder(await makeUser(), { product: await makeProduct() });
  const channel = makeChannel("sms", () => ({ outcome: "retry", answer: "HTTP 503" }));
  await runOutbox(channel);
  const [first] = await Message.find().lean();
  expect(first).toMatchObject({ state: "waiting", tries: 1, attempts: [{ answer: "HTTP 503" }] });
  expect(first?.dueAt?.getTime()).toBeGreaterThan(Date.now() + 5_000);
  await sendDue({ channel, until: inAMinute() });
  expect(sent).toHaveLength(1);
  await Message.updateOne({}, { tries: 17 });
  await runOutbox(channel);
  expect(await Message.findOne().lean()).toMatchObject({
    state: "dead",
    reason: "Given up after 18 tries: HTTP 503",
  });
  await runOutbox(channel);
  expect(sent).toHaveLength(2);
});

it("takes over what a server had that ended while it was sending", async () => {
  await makeOrder(await makeUser(), { product: await makeProduct() });
  await relayEvents(audienceOf([makeChannel("sms")]));
  const [message] = await Message.find().lean();
  const id = message?._id ?? "";
  const never: Channel = { ...makeChannel("sms"), send: () => Promise.reject(new Error("no end")) };
  vi.spyOn(Message, "updateOne").mockRejectedValueOnce(
    new mongo.MongoNetworkError("The process ended here."),
  );
  await expect(deliverMessage(id, never)).rejects.toThrow("ended here");
  expect(await Message.findById(id).lean()).toMatchObject({ state: "leased", tries: 1 });
  // Nobody else takes the message while the first may still be sending it.
  expect(await deliverMessage(id, makeChannel("sms"))).toEqual({ outcome: "lost" });
  await endLeases();
  expect(await deliverMessage(id, makeChannel("sms"))).toMatchObject({ outcome: "sent" });
});

it("waits for no channel longer than the message is its own", async () => {
  await makeOrder(await makeUser(), { product: await makeProduct() });
  await relayEvents(audienceOf([makeChannel("sms")]));
  const id = (await Message.findOne().lean())?._id ?? "";
  const send = vi.fn(() => new Promise<Delivery>(() => undefined));
  fakeDeadlineClock();
  try {
    const delivered = deliverMessage(id, { ...makeChannel("sms"), send });
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 2_000 });
    vi.advanceTimersByTime(45_000);
    expect(await delivered).toMatchObject({ outcome: "retry", answer: "DeadlineError" });
  } finally {
    vi.useRealTimers();
  }
  expect(await Message.findById(id).lean()).toMatchObject({ state: "waiting", tries: 1 });
});

it("goes on with the others where one cannot be written", async () => {
  const product = await makeProduct();
  const [odd, ...fine] = await makeUsers(3);
  if (!odd) throw new Error("There is nobody.");
  const oddId = await makeOrder(odd, { product });
  for (const user of fine) await makeOrder(user, { product });
  await Order.collection.updateOne({ _id: (await readOrder(oddId))._id }, { $set: { cartItems: null } });
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await runOutbox(makeChannel("mail"));
  expect(sent).toHaveLength(2);
  expect(await Message.findOne({ state: "waiting" }).lean()).toMatchObject({
    attempts: [{ answer: "could not be written" }],
  });
});

it("leaves a channel alone that asks for it, and one that only fails", async () => {
  const product = await makeProduct({ stock: "90" });
  for (const user of await makeUsers(12)) await makeOrder(user, { product });
  const asking = makeChannel("sms", () => ({ outcome: "retry", answer: "HTTP 429", afterMs: 120_000 }));
  await relayEvents(audienceOf([asking]));
  const again = await sendDue({ channel: asking, until: inAMinute() });
  expect(again).toBeGreaterThan(Date.now() + 60_000);
  expect(sent.length).toBeLessThanOrEqual(4);
  await hurry();
  const failing = makeChannel("sms", () => ({ outcome: "retry", answer: "ECONNREFUSED" }));
  await sendDue({ channel: failing, until: inAMinute() });
  expect(sent.length).toBeLessThan(12);
});

it("drops what has become untrue or too old, and says why", async () => {
  const [admin, user, product] = [await makeAdmin(), await makeUser(), await makeProduct()];
  const channel = makeChannel("sms");
  const orderId = await makeOrder(user, { product });
  await decideOrder({ orderId, decision: "Confirmed" });
  await reopenOrder({ orderId, by: staffActor(admin) });
  await decideOrder({ orderId, decision: "Confirmed" });
  await runOutbox(channel);
  expect(await states()).toEqual(["placed dropped", "confirmed dropped", "confirmed sent"]);
  const late = await makeOrder(user, { product });
  await relayEvents(audienceOf([channel]));
  await Message.updateMany({ orderId: late }, { expiresAt: new Date() });
  await runOutbox(channel);
  expect(await Message.findOne({ orderId: late }).lean()).toMatchObject({
    state: "dropped",
    reason: "It came too late to be of use.",
  });
});

it("follows a parcel, and tells what its step says once it is a minute old", async () => {
  const [admin, user, product] = [await makeAdmin(), await makeUser(), await makeProduct()];
  const channel = makeChannel("sms");
  const orderId = await makeOrder(user, { product });
  await bringTo(admin, orderId, "handedOver");
  await relayEvents(audienceOf([channel]));
  await sendDue({ channel, until: inAMinute() });
  expect(sent).toHaveLength(0);
  await moveTo(admin, orderId, { from: "handedOver", to: "handedOver", trackingCode: "SFR-1" });
  await runOutbox(channel);
  expect(sent.map(({ text }) => text)).toEqual([expect.stringMatching(/is with Steadfast.*\/track\//)]);
  await moveTo(admin, orderId, { from: "handedOver", to: "delivered" });
  await runOutbox(channel);
  expect(sent.at(-1)?.text).toMatch(/was delivered\. Exchange or return until \w+ \d+ \w+/);
});

it("tells the shopkeeper of new orders and of those called off, and who ordered", async () => {
  const [user, product] = [await makeUser(), await makeProduct()];
  const orderId = await makeOrder(user, { product });
  const channel = makeChannel("telegram");
  await runOutbox(channel);
  await deleteOrder({ actor: user, orderId });
  await runOutbox(channel);
  expect(sent.map(({ text }) => text.split(/[\s]/).slice(0, 3).join(" "))).toEqual([
    "New order 10001:",
    "The customer cancelled",
  ]);
  for (const { text } of sent) expect(text).toContain("Rahim Uddin, 01712345678");
  expect(JSON.stringify(sent)).not.toContain("Dhanmondi");
});

it("tells what runs out once a day, and not of a day on which nothing does", async () => {
  await makeProduct({ stock: "0", name: "Cap of <b>jute</b>", lowStock: 3 });
  const channel = makeChannel("telegram");
  const morning = new Date(Date.now() + 1_000 * 60 * 60 * 24);
  morning.setUTCHours(4);
  await Promise.all([1, 2].map(() => noteLowStock(audienceOf([channel]), morning)));
  await noteLowStock(audienceOf([channel]), morning);
  await runOutbox(channel);
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining("Sold out: Cap of <b>jute</b>")]);
});

it("sends no mails to who wants none, and writes in the language of who has chosen one", async () => {
  const [user, product] = [await makeUser(), await makeProduct()];
  await User.updateOne({ _id: user._id }, { isOrderMailOff: true, language: "bn" });
  await makeOrder(user, { product });
  await runOutbox(makeChannel("mail"));
  expect(sent).toEqual([]);
  await makeOrder(user, { product });
  await runOutbox(makeChannel("sms"));
  expect(sent[0]?.text).toMatch(/অর্ডার/);
});

it("finds what waits by an index of nothing else", async () => {
  const [user, product] = [await makeUser(), await makeProduct({ stock: "90" })];
  for (let index = 0; index < 6; index += 1) await makeOrder(user, { product });
  const channel = makeChannel("sms");
  await relayEvents(audienceOf([channel]));
  await sendDue({ channel, until: inAMinute() });
  await makeOrder(user, { product });
  const outbox = await planOf(Order.find({ outbox: { $type: "objectId" } }).hint("outbox"));
  expect(outbox).toMatchObject({ stages: "FETCH IXSCAN(outbox)", documents: 1 });
  await relayEvents(audienceOf([channel]));
  const due = await planOf(
    Message.find({ channel: "sms", dueAt: { $type: "date" } })
      .hint("due")
      .sort({ dueAt: 1 }),
  );
  expect(due.stages).toMatch(/FETCH IXSCAN\(due\)/);
  expect(due).toMatchObject({ keys: 1, documents: 1 });
});

it("asks the database once for events and once for each channel where nothing is to be told", async () => {
  await makeOrder(await makeUser(), { product: await makeProduct() });
  const channel = makeChannel("mail");
  await runOutbox(channel);
  const reads = [vi.spyOn(Order, "find"), vi.spyOn(Message, "find")];
  const writes = [
    vi.spyOn(Order, "bulkWrite"),
    vi.spyOn(Message, "insertMany"),
    vi.spyOn(Message, "findOneAndUpdate"),
  ];
  expect(await relayEvents(audienceOf([channel]))).toBe(0);
  expect(await sendDue({ channel, until: inAMinute() })).toBeNull();
  for (const read of reads) expect(read).toHaveBeenCalledTimes(1);
  for (const write of writes) expect(write).not.toHaveBeenCalled();
});
