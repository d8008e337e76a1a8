import { afterEach, beforeEach, expect, it } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { audienceOf } from "@/lib/messages/channels/configured";
import type { MessageChannel } from "@/lib/messages/constants";
import { noteReviews } from "@/lib/messages/note-reviews";
import { sendDue } from "@/lib/messages/send-due";
import { DEFAULT_MESSAGE_KINDS } from "@/lib/messages/settings/kinds/schema";
import { trackingTokenOf } from "@/lib/orders/tracking/tracking-token";
import { processState } from "@/lib/platform/process-state.mjs";
import { addDays, atDhakaClock, toDhakaDay } from "@/lib/platform/time/dhaka";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { DEFAULT_SHOP_FACTS } from "@/lib/shop-facts";
import { DEFAULT_ORDER_TERMS } from "@/lib/site";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { inAMinute, makeChannel, sent } from "@/testing/outbox";
import { bringTo } from "@/testing/parcels";
import { makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { openReturnOf, wantBack } from "@/testing/returns";
import { reviewOrder } from "@/testing/reviews";
import { Message } from "@/models/message";
import { Order } from "@/models/order";

useDatabase();

let customer: UserDto;
let staff: UserDto;
let jeans: ProductDto;
/** Each test has a week of its own: a server asks once a day. */
let week = 0;
let today: string;

beforeEach(async () => {
  [customer, staff, jeans] = [await makeUser(), await makeStaff(), await makeProduct({ stock: "50" })];
  week += 1;
  today = addDays(toDhakaDay(Date.now()), week * 7);
});

afterEach(() => {
  delete processState.shopFacts;
});

const at = (clock: string, day = today) => new Date(atDhakaClock(day, clock));

/** An order that was delivered so many days before today's noon. */
async function deliver(daysAgo: number): Promise<string> {
  const orderId = await makeOrder(customer, { product: jeans });
  await bringTo(staff, orderId, "delivered");
  const since = new Date(at("12:00").getTime() - daysAgo * DAY_MS);
  await Order.updateOne({ _id: orderId }, { "parcel.since": since, "parcel.handedOverAt": since });
  await Message.deleteMany({});
  return orderId;
}

const note = (now: Date, channel: MessageChannel = "mail") =>
  noteReviews(audienceOf([makeChannel(channel)]), now);
const asked = async () => (await Message.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id);

it("asks about what was delivered some days ago, and neither sooner nor much later", async () => {
  await deliver(4);
  const orderIds = [await deliver(5.5), await deliver(11)];
  await deliver(13);
  await note(at("12:00"));
  expect(await asked()).toEqual(orderIds.map((id) => `review-${id}:mail:customer`).toSorted());
});

it("asks once the time for a return is over, however long the owner makes it", async () => {
  processState.shopFacts = {
    ...DEFAULT_SHOP_FACTS,
    version: 1,
    orders: { ...DEFAULT_ORDER_TERMS, returnDays: 14 },
  };
  await deliver(14.5);
  const orderId = await deliver(15.5);
  await note(at("12:00"));
  expect(await asked()).toEqual([`review-${orderId}:mail:customer`]);
});

it("asks once, however many servers and days there are", async () => {
  const orderId = await deliver(6);
  await Promise.all([1, 2, 3].map(() => note(at("12:00"))));
  await note(at("12:00", addDays(today, 1)));
  expect(await asked()).toEqual([`review-${orderId}:mail:customer`]);
});

it("asks nobody at night", async () => {
  await deliver(6);
  await note(at("22:30", addDays(today, -1)));
  await note(at("09:59"));
  expect(await asked()).toEqual([]);
  await note(at("10:01"));
  expect(await asked()).toHaveLength(1);
});

it("asks nobody who has reviewed all of it, or sent all of it back", async () => {
  const [reviewed, back] = [await deliver(6), await deliver(6)];
  await reviewOrder(customer, reviewed);
  await Order.updateOne({ _id: back }, { "parcel.since": new Date() });
  await openReturnOf(staff, back, await wantBack(back, [[jeans, 1]]));
  await Order.updateOne({ _id: back }, { "parcel.since": at("12:00", addDays(today, -6)) });
  await note(at("13:00"));
  expect(await asked()).toEqual([]);
});

it("sends a link to where the order's page asks, unless it has been reviewed meanwhile", async () => {
  const [orderId, reviewed] = [await deliver(6), await deliver(6)];
  const channel = makeChannel("mail");
  await noteReviews(audienceOf([channel]), at("12:00"));
  await reviewOrder(customer, reviewed);
  await Message.updateMany({}, { at: new Date(), dueAt: new Date(0), expiresAt: new Date(inAMinute()) });
  await sendDue({ channel, until: inAMinute() });
  expect(sent.map(({ text }) => text)).toEqual([
    expect.stringContaining(`/track/${trackingTokenOf(orderId)}#review`),
  ]);
  expect(await Message.findById(`review-${reviewed}:mail:customer`).lean()).toMatchObject({
    state: "dropped",
    reason: "All of it went back or is reviewed.",
  });
});

it("goes by mail, and by SMS only where the owner has chosen it", async () => {
  await deliver(6);
  const channels = [makeChannel("mail"), makeChannel("sms")];
  await noteReviews(audienceOf(channels, { ...DEFAULT_MESSAGE_KINDS, mail: [] }), at("12:00"));
  expect(await asked()).toEqual([]);
  await noteReviews(audienceOf(channels, DEFAULT_MESSAGE_KINDS), at("12:00"));
  expect(await asked()).toEqual([expect.stringContaining(":mail:")]);
  const bySms = { ...DEFAULT_MESSAGE_KINDS, sms: ["reviewAsked" as const] };
  await noteReviews(audienceOf(channels, bySms), at("12:00", addDays(today, 1)));
  expect(await asked()).toHaveLength(2);
});
