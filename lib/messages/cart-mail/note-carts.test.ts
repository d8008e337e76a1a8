import { Types } from "mongoose";
import { beforeEach, expect, it } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { noteCarts } from "@/lib/messages/cart-mail/note-carts";
import { cartStopTokenOf, stopCartMails } from "@/lib/messages/cart-mail/stop-cart-mails";
import { audienceOf } from "@/lib/messages/channels/configured";
import type { MessageChannel } from "@/lib/messages/constants";
import { getMessagePreferences } from "@/lib/messages/queries";
import { sendDue } from "@/lib/messages/send-due";
import { setMessagePreferences } from "@/lib/messages/set-preferences";
import { DEFAULT_MESSAGE_KINDS } from "@/lib/messages/settings/kinds/schema";
import { stopStockAlerts, stopTokenOf } from "@/lib/messages/stock-alerts/stop-stock-alerts";
import { addDays, atDhakaClock, toDhakaDay } from "@/lib/platform/time/dhaka";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { useDatabase } from "@/testing/database";
import { fillCart, makeOrder } from "@/testing/orders";
import { inAMinute, makeChannel, sent } from "@/testing/outbox";
import { makeProvedUser, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { CartLine } from "@/models/cart-line";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { User } from "@/models/user";

useDatabase();

let customer: UserDto;
let jeans: ProductDto;
/** Each test has a week of its own: a server looks once an hour. */
let week = 0;
let today: string;

beforeEach(async () => {
  [customer, jeans] = [await makeProvedUser(), await makeProduct({ stock: "50" })];
  await setMessagePreferences(customer._id, { isCartMailWanted: true });
  week += 1;
  today = addDays(toDhakaDay(Date.now()), week * 14);
});

const at = (clock: string, day = today) => new Date(atDhakaClock(day, clock));
const tomorrow = () => addDays(today, 1);

/** Makes all lines of a cart so many hours older than today's noon. */
async function age(user: UserDto, hours: number): Promise<void> {
  const updatedAt = new Date(at("12:00").getTime() - hours * HOUR_MS);
  await CartLine.updateMany({ userId: user._id }, { $set: { updatedAt } }, { timestamps: false });
}

async function leave(user: UserDto, hours: number): Promise<void> {
  await fillCart(user, { product: jeans });
  await age(user, hours);
}

const note = (now = at("12:00"), channel: MessageChannel = "mail") =>
  noteCarts(audienceOf([makeChannel(channel)]), now);
const told = async () => (await Message.find().lean()).map(({ userId }) => userId?.toString());

/** Sends what is noted; returns the mails. */
async function send() {
  const channel = makeChannel("mail");
  await Message.updateMany({ state: "waiting" }, { dueAt: new Date(0), expiresAt: new Date(inAMinute()) });
  await sendDue({ channel, until: inAMinute() });
  return sent;
}

const reasons = async () => (await Message.find().lean()).map(({ reason }) => reason ?? "");

it("tells of what is in a cart for a day, and neither sooner nor much later", async () => {
  const [early, late] = [await makeProvedUser(), await makeProvedUser()];
  for (const user of [early, late]) await setMessagePreferences(user._id, { isCartMailWanted: true });
  await leave(customer, 25);
  await leave(early, 23);
  await leave(late, 24 * 9);
  expect(await note()).toBe(1);
  expect(await told()).toEqual([customer._id]);
});

it("tells nobody who has not ticked it, or whose e-mail is not proved", async () => {
  const [unasked, unproved] = [await makeProvedUser(), await makeUser()];
  await setMessagePreferences(unproved._id, { isCartMailWanted: true });
  for (const user of [unasked, unproved]) await leave(user, 25);
  await note();
  expect(await told()).toEqual([]);
  expect((await getMessagePreferences(unasked._id)).isCartMailWanted).toBe(false);
});

it("tells once until the cart is changed, however many servers and days there are", async () => {
  await leave(customer, 30);
  await fillCart(customer, { product: jeans });
  const [, newest] = await CartLine.find().sort({ _id: 1 }).lean();
  const changedAt = new Date(at("12:00").getTime() - 26 * HOUR_MS);
  await CartLine.updateOne({ _id: newest?._id }, { $set: { updatedAt: changedAt } }, { timestamps: false });
  await Promise.all([1, 2, 3].map(() => note()));
  await note(at("13:00"));
  await note(at("12:00", tomorrow()));
  expect(await told()).toHaveLength(1);
  // Without its newest line it is as it was before, and was told of.
  await CartLine.deleteOne({ _id: newest?._id });
  await note(at("14:00", tomorrow()));
  expect(await told()).toHaveLength(1);
  await CartLine.updateMany({}, { $set: { updatedAt: at("13:30") } }, { timestamps: false });
  await note(at("13:00", tomorrow()));
  expect(await told()).toHaveLength(1);
  await note(at("14:00", addDays(today, 2)));
  expect(await told()).toHaveLength(2);
});

it("takes a new name of a colour for no change of the customer's", async () => {
  const tee = await makeProduct({ colors: ["Navy"] });
  await fillCart(customer, { product: tee, color: "Navy" });
  await age(customer, 24 * 9);
  const [before] = await CartLine.find().lean();
  await updateProduct({
    productId: tee._id,
    fields: { colors: ["Midnight"] },
    renamedOptions: [{ kind: "color", from: "Navy", to: "Midnight" }],
  });
  const [after] = await CartLine.find().lean();
  expect([after?.color, after?.updatedAt]).toEqual(["Midnight", before?.updatedAt]);
});

it("tells nobody who has ordered since", async () => {
  await leave(customer, 0);
  const orderId = await makeOrder(customer, { product: jeans });
  await fillCart(customer, { product: jeans });
  await age(customer, 25);
  const createdAt = new Date(at("12:00").getTime() - 2 * HOUR_MS);
  await Order.collection.updateOne({ _id: new Types.ObjectId(orderId) }, { $set: { createdAt } });
  await note();
  expect(await told()).toEqual([]);
});

it("tells nobody at night", async () => {
  await leave(customer, 40);
  await note(at("22:30", addDays(today, -1)));
  await note(at("09:59"));
  expect(await told()).toEqual([]);
  await note(at("10:01"));
  expect(await told()).toHaveLength(1);
});

it("goes by mail alone, and not where the owner has switched it off", async () => {
  await leave(customer, 25);
  await note(at("12:00"), "sms");
  const channels = [makeChannel("mail")];
  const kinds = { ...DEFAULT_MESSAGE_KINDS, mail: ["placed" as const] };
  await noteCarts(audienceOf(channels, kinds), at("12:00"));
  expect(await told()).toEqual([]);
  await noteCarts(audienceOf(channels, DEFAULT_MESSAGE_KINDS), at("12:00"));
  expect((await Message.find().lean()).map(({ channel }) => channel)).toEqual(["mail"]);
});

it.each(["en", "bn"] as const)("leads to the cart and to where it is stopped, in %s", async (language) => {
  await setMessagePreferences(customer._id, { language });
  await leave(customer, 25);
  await note();
  const [mail] = await send();
  const inLanguage = language === "bn" ? "/bn" : "";
  expect(mail?.to).toBe(customer.email);
  expect(mail?.text).toContain(`${inLanguage}/dashboard/cart`);
  expect(mail?.text).toContain(`${inLanguage}/stopAlerts#${cartStopTokenOf(customer._id)}`);
  expect(mail?.text).toContain(jeans.name);
  expect(mail?.text.match(/https?:/g)).toHaveLength(2);
});

it("is stopped by its link without a login, for this account alone, and leaves alerts of stock", async () => {
  const other = await makeProvedUser();
  await setMessagePreferences(other._id, { isCartMailWanted: true });
  await stopStockAlerts(cartStopTokenOf(customer._id));
  await stopCartMails(stopTokenOf(customer.email));
  expect((await getMessagePreferences(customer._id)).isCartMailWanted).toBe(true);
  await leave(customer, 25);
  await leave(other, 25);
  await note();
  await stopCartMails(cartStopTokenOf(customer._id));
  expect((await getMessagePreferences(customer._id)).isCartMailWanted).toBe(false);
  expect((await send()).map(({ to }) => to)).toEqual([other.email]);
  expect(await reasons()).toContain("The customer wants no mails about their cart.");
});

it("sends nothing of a cart that was changed, ordered or sold out meanwhile", async () => {
  const others = [await makeProvedUser(), await makeProvedUser(), await makeProvedUser()];
  for (const user of others) await setMessagePreferences(user._id, { isCartMailWanted: true });
  const [changed, emptied, unproved] = others;
  const soldOut = await makeProduct();
  await fillCart(customer, { product: soldOut });
  await age(customer, 25);
  for (const user of others) await leave(user, 25);
  expect(await note()).toBe(4);
  await deleteProduct(soldOut._id);
  await leave(changed ?? customer, 0);
  await CartLine.deleteMany({ userId: emptied?._id });
  await User.updateOne({ _id: unproved?._id }, { isEmailVerified: false });
  expect(await send()).toEqual([]);
  expect((await reasons()).toSorted()).toEqual([
    "Nothing in the cart can be had any more.",
    "The cart was changed or ordered since.",
    "The cart was changed or ordered since.",
    "The email address is not confirmed.",
  ]);
});

it("keeps what it was told when only the language changes", async () => {
  await setMessagePreferences(customer._id, { language: "bn" });
  await setMessagePreferences(customer._id, { isOrderMailWanted: false });
  expect(await getMessagePreferences(customer._id)).toEqual({
    language: "bn",
    isOrderMailWanted: false,
    isCartMailWanted: true,
  });
  await setMessagePreferences(customer._id, { isCartMailWanted: false, isOrderMailWanted: true });
  expect(await getMessagePreferences(customer._id)).toMatchObject({
    isOrderMailWanted: true,
    isCartMailWanted: false,
  });
});
