import { expect, it } from "vitest";
import { composeMessage } from "@/lib/messages/compose-message";
import { setMessagePreferences } from "@/lib/messages/set-preferences";
import { placeOrder } from "@/lib/orders/place/place-order";
import { setOrderLanguage } from "@/lib/orders/tracking/set-order-language";
import { trackingTokenOf } from "@/lib/orders/tracking/tracking-token";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { Language } from "@/lib/words/constants";
import { useDatabase } from "@/testing/database";
import { checkout, fillCart, makeKey, makeOrder, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();

async function orderIn(language: Language, user: UserDto, fields = {}): Promise<string> {
  const product = await makeProduct(fields);
  await fillCart(user, { product });
  const input = checkout(product.price, { language });
  return (await placeOrder({ user, input, key: makeKey() })).orderId;
}

const smsOf = (orderId: string) => textOf(orderId, "sms");

async function textOf(orderId: string, channel: "sms" | "mail"): Promise<string> {
  const { _id, events } = await readOrder(orderId);
  const message = { kind: "placed", channel, eventId: events[0]?.id, at: new Date() } as const;
  return JSON.stringify(await composeMessage({ _id: "m", orderId: _id, ...message }));
}

it("writes about an order in the language that it was placed in, and leads to its page in it", async () => {
  const user = await makeUser();
  const [english, bangla] = [await orderIn("en", user), await orderIn("bn", user)];
  expect(await smsOf(bangla)).toMatch(/অর্ডার .*\/bn\/track\//);
  expect(await smsOf(english)).toMatch(/order .*[^n]\/track\//i);
});

it("writes in another one once the customer has chosen it, about the orders that they have too", async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  const mine = [await orderIn("en", user), await makeOrder(user, { product: await makeProduct() })];
  const theirs = await orderIn("en", other);
  await setMessagePreferences(user._id, { language: "bn" });
  for (const orderId of mine) expect(await smsOf(orderId)).toMatch(/অর্ডার .*\/bn\/track\//);
  expect(await smsOf(theirs)).not.toContain("/bn/");
  await setMessagePreferences(user._id, { isOrderMailWanted: false });
  for (const orderId of mine) expect(await smsOf(orderId)).toContain("/bn/");
});

it("writes in another one about the order whose link was used to choose it, and about no other", async () => {
  const user = await makeUser();
  const [order, other] = [await orderIn("en", user), await orderIn("en", user)];
  await setOrderLanguage({ token: trackingTokenOf(order), language: "bn" });
  expect(await smsOf(order)).toMatch(/অর্ডার .*\/bn\/track\//);
  expect(await smsOf(other)).not.toContain("/bn/");
});

it("calls products in Bangla what they are called there, and by their English name where they have none", async () => {
  const user = await makeUser();
  const named = { name: "Oxford Shirt", nameBn: "অক্সফোর্ড শার্ট", colors: [], sizes: [] };
  const bangla = await orderIn("bn", user, named);
  const english = await orderIn("en", user, { ...named, name: "Oxford Shirt II" });
  expect(await textOf(english, "mail")).toContain("1 × Oxford Shirt II");
  expect(await textOf(bangla, "mail")).toContain("১ × অক্সফোর্ড শার্ট");
  const unnamed = await orderIn("bn", user, { name: "Panjabi", colors: [], sizes: [] });
  expect(await textOf(unnamed, "mail")).toContain("১ × Panjabi");
});
