import { beforeEach, describe, expect, it, vi } from "vitest";
import { PATCH } from "@/app/api/trackedOrders/route";
import type { UserDto } from "@/lib/accounts/users/dto";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { getTrackedOrder } from "@/lib/orders/tracking/queries";
import { trackingTokenOf } from "@/lib/orders/tracking/tracking-token";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Order } from "@/models/order";
import { User } from "@/models/user";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { contextWith, makeRequest } from "@/testing/requests";

useDatabase();

let customer: UserDto;
let orderId: string;
beforeEach(async () => {
  customer = await makeUser();
  orderId = await makeOrder(customer, { product: await makeProduct({ stock: "20" }) });
});

const set = async (json: object): Promise<number> =>
  (await PATCH(makeRequest({ method: "PATCH", json }), contextWith())).status;
const tokenOf = (id = orderId) => trackingTokenOf(id);
const languageOf = async (id = orderId) => (await readOrder(id)).language;
const shown = async () => (await getTrackedOrder(tokenOf()))?.language;

describe("PATCH /trackedOrders", () => {
  it("notes the language on the order of the link alone, and changes nothing else of it", async () => {
    const other = await makeOrder(customer, { product: await makeProduct() });
    const before = await readOrder(orderId);
    expect(await set({ token: tokenOf(), language: "bn" })).toBe(200);
    expect(await readOrder(orderId)).toEqual({ ...before, language: "bn" });
    expect(await languageOf(other)).toBeUndefined();
    expect(await set({ token: tokenOf(), language: "en" })).toBe(200);
    expect(await languageOf()).toBe("en");
  });

  it.each([
    ["no language", () => ({ token: tokenOf() }), 400],
    ["a language that the shop does not speak", () => ({ token: tokenOf(), language: "hi" }), 400],
    ["no token", () => ({ language: "bn" }), 400],
    ["a cut token", () => ({ token: tokenOf().slice(1), language: "bn" }), 400],
    ["a query in place of a token", () => ({ token: { $ne: "" }, language: "bn" }), 400],
    ["a made-up token", () => ({ token: "0".repeat(25), language: "bn" }), 404],
    ["the token of something else", () => ({ token: trackingTokenOf(customer._id), language: "bn" }), 404],
  ])("refuses %s", async (_, body, status) => {
    expect(await set(body())).toBe(status);
    expect(await languageOf()).toBeUndefined();
  });

  it("does so of a cancelled order for as long as its link shows it", async () => {
    await decideOrder({ orderId, decision: "Canceled" });
    expect(await set({ token: tokenOf(), language: "bn" })).toBe(200);
    vi.useFakeTimers({ now: Date.now() + 31 * DAY_MS, toFake: ["Date"] });
    try {
      expect(await set({ token: tokenOf(), language: "en" })).toBe(404);
    } finally {
      vi.useRealTimers();
    }
    expect(await languageOf()).toBe("bn");
  });

  it("does nothing of an order that the shop deleted", async () => {
    await deleteOrder({ actor: await makeAdmin(), orderId });
    expect(await set({ token: tokenOf(), language: "bn" })).toBe(404);
  });
});

describe("the language that a link shows", () => {
  it("is the order's, else its account's, else none", async () => {
    expect(await shown()).toBeNull();
    await User.updateOne({ _id: customer._id }, { language: "bn" });
    expect(await shown()).toBe("bn");
    await Order.updateOne({ _id: orderId }, { language: "en" });
    expect(await shown()).toBe("en");
  });
});
