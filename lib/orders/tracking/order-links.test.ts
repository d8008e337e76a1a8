import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { staffActor } from "@/lib/orders/events";
import { findMissing } from "@/lib/seo/existence/find-missing";
import { reportRequestError } from "@/lib/platform/http/report-request-error";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { processState } from "@/lib/platform/process-state.mjs";
import { listOrdersOfUser } from "@/lib/orders/queries";
import { findKnownTokens, getTrackedOrder } from "@/lib/orders/tracking/queries";
import { isTrackable, TOKEN_FORMAT } from "@/lib/orders/tracking/rules";
import { trackingTokenOf } from "@/lib/orders/tracking/tracking-token";
import { trackingLinkOf } from "@/lib/orders/tracking/tracking-link";
import * as env from "@/lib/env";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { TagInvalidation } from "@/server/cache/tag-invalidation.mjs";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();
afterEach(() => vi.restoreAllMocks());

const TOKEN = 25;

let admin: UserDto;
let customer: UserDto;
let orderId: string;

beforeEach(async () => {
  [admin, customer] = [await makeAdmin(), await makeUser({ name: "Nusrat Jahan" })];
  orderId = await makeOrder(customer, { product: await makeProduct({ stock: "20" }) });
});

const linkOf = async (id = orderId) => await trackingLinkOf(await readOrder(id));
const tokenIn = (link: string) => link.slice(-TOKEN);
const open = async () => await getTrackedOrder(tokenIn(await linkOf()));

describe("trackingLinkOf", () => {
  it("has 128 bits that are always the same for an order, and others for every other", () => {
    const tokens = Array.from({ length: 20_000 }, (_, index) => trackingTokenOf(String(index)));
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(token).toMatch(TOKEN_FORMAT);
    expect(trackingTokenOf("7")).toBe(tokens[7]);
    // Each of the 128 bits is set in about half of them.
    const values = tokens.map((token) =>
      Array.from(token).reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n),
    );
    for (let bit = 0n; bit < 128n; bit += 1n) {
      const share = values.filter((value) => (value >> bit) & 1n).length / values.length;
      expect(share).toBeGreaterThan(0.45);
      expect(share).toBeLessThan(0.55);
    }
    expect(values.every((value) => value < 1n << 128n)).toBe(true);
  });

  it("leaves nothing in the database that the link could be made of", async () => {
    const token = tokenIn(await linkOf());
    const stored = await readOrder(orderId);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored.trackingDigest).toMatch(/^[\w-]{43}$/);
    // A digest that is put in place of another opens nothing.
    expect(await getTrackedOrder(stored.trackingDigest ?? "")).toBeNull();
  });

  it("makes the link of an order from before there were links, and changes nothing else of it", async () => {
    await Order.updateOne({ _id: orderId }, { $unset: { trackingDigest: 1 } }, { timestamps: false });
    const before = await readOrder(orderId);
    expect(await getTrackedOrder(trackingTokenOf(orderId))).toBeNull();
    const link = await linkOf();
    expect(await getTrackedOrder(tokenIn(link))).not.toBeNull();
    expect(await readOrder(orderId)).toEqual({ ...before, trackingDigest: expect.any(String) });
    expect(await linkOf()).toBe(link);
  });

  it("ends every link with the shop's secret, and makes new ones", async () => {
    const before = tokenIn(await linkOf());
    const { NEXTAUTH_SECRET, ...rest } = env.getEnv();
    vi.spyOn(env, "getEnv").mockReturnValue({ ...rest, NEXTAUTH_SECRET: `${NEXTAUTH_SECRET}2` });
    expect(await getTrackedOrder(before)).toBeNull();
    const after = tokenIn(await linkOf());
    expect(after).not.toBe(before);
    expect(await getTrackedOrder(after)).not.toBeNull();
  });
});

describe("getTrackedOrder", () => {
  it("shows status and items of its order, and nobody", async () => {
    await Order.updateOne(
      { _id: orderId },
      {
        notes: [{ at: new Date(), by: admin._id, text: "rings twice" }],
        discount: { amount: 5, reason: "a friend of Salma" },
        $push: {
          events: {
            id: orderId,
            at: new Date(),
            by: staffActor(admin),
            kind: "changed",
            details: {
              before: { name: "Salma", phone: "01799999999", address: "Lane 4", amount: 1_350 },
              after: { name: "Rahim", phone: "01788888888", address: "Lane 5", amount: 1_200 },
            },
          },
        },
      },
    );
    const shown = await open();
    const stored = await readOrder(orderId);
    expect(shown).toMatchObject({ orderNumber: stored.orderNumber, items: [{ quantity: 1 }] });
    const text = JSON.stringify(shown);
    const told = [stored.name, stored.phone, stored.address, stored.email, customer.name, "rings twice"];
    for (const personal of [
      ...told,
      "Salma",
      "01799999999",
      "Lane",
      "Rahim",
      "0178",
      customer._id,
      admin._id,
    ])
      expect(text).not.toContain(personal);
    expect(shown?.timeline.entries[1]).toMatchObject({
      step: "changed",
      changed: ["contact", "address"],
      difference: -150,
    });
  });

  it.each(["", "x", "0".repeat(25), "Z".repeat(25), "../../dashboard", "0".repeat(26)])(
    "finds nothing for %j",
    async (token) => {
      expect(await getTrackedOrder(token)).toBeNull();
      expect(await findKnownTokens([token])).toEqual([]);
    },
  );

  it("opens no order that is being placed, and none that the shop deleted", async () => {
    const token = tokenIn(await linkOf());
    await Order.updateOne({ _id: orderId }, { status: "placing" });
    expect(await getTrackedOrder(token)).toBeNull();
    await Order.updateOne({ _id: orderId }, { status: "pending" });
    await deleteOrder({ actor: admin, orderId });
    expect(await getTrackedOrder(token)).toBeNull();
    expect(await findKnownTokens([token])).toEqual([]);
  });

  it("tells that its customer called it off, until 30 days later", async () => {
    await deleteOrder({ actor: customer, orderId });
    const token = tokenIn(await linkOf());
    expect((await open())?.timeline).toMatchObject({ reason: "customer" });
    const later = (days: number) => vi.useFakeTimers({ now: Date.now() + days * DAY_MS, toFake: ["Date"] });
    try {
      later(29.9);
      expect(await getTrackedOrder(token)).not.toBeNull();
      later(0.2);
      expect(await getTrackedOrder(token)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(["delivered", "partlyDelivered", "returned", "lost"] as const)(
    "ends 30 days after an order is %s, and not before",
    async (state) => {
      await bringTo(admin, orderId, state);
      const order = await readOrder(orderId);
      const end = order.parcel?.since?.getTime() ?? 0;
      expect(isTrackable(order, end + 30 * DAY_MS - 1)).toBe(true);
      expect(isTrackable(order, end + 30 * DAY_MS)).toBe(false);
    },
  );

  it("stays for as long as an order is on its way", async () => {
    const inAYear = Date.now() + 365 * DAY_MS;
    expect(isTrackable(await readOrder(orderId), inAYear)).toBe(true);
    await bringTo(admin, orderId, "returning");
    expect(isTrackable(await readOrder(orderId), inAYear)).toBe(true);
  });

  it("ends 30 days after the shop cancelled it", async () => {
    await decideOrder({ orderId, decision: "Canceled" });
    const order = await readOrder(orderId);
    expect(isTrackable(order)).toBe(true);
    expect(isTrackable(order, Date.now() + 31 * DAY_MS)).toBe(false);
  });
});

describe("around the page", () => {
  it("hands a good link to the page, and a made-up one to nobody", async () => {
    processState.pageTags = new TagInvalidation();
    const token = tokenIn(await linkOf());
    expect(await findMissing(`/track/${token}`)).toBeNull();
    expect(await findMissing(`/track/${"7".repeat(25)}`)).toEqual({ message: null });
    expect(await findMissing("/track/nonsense")).toEqual({ message: null });
    delete processState.pageTags;
  });

  it("keeps the link out of the log where the page fails", async () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const token = tokenIn(await linkOf());
    for (const address of [`/track/${token}?a=1`, `/%74rack/${token}`])
      reportRequestError(new Error("It fails."), address);
    const lines = write.mock.calls.map(([line]) => String(line));
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).not.toContain(token);
      expect(line).toContain('"path":"/track/[token]"');
    }
  });
});

describe("what a parcel is called by its courier", () => {
  it("is told as soon as the desk has noted it, with what is due, and without the phone", async () => {
    expect(await open()).toMatchObject({ amountDue: expect.any(Number) });
    expect(await open()).not.toHaveProperty("tracking");
    await bringTo(admin, orderId, "packed");
    const { phone, amount } = await readOrder(orderId);
    const note = async (trackingUrl: string) =>
      await moveTo(admin, orderId, {
        from: "packed",
        to: "packed",
        courier: "pathao",
        trackingCode: "DH-1",
        trackingUrl,
      });
    await note("https://courier.example/DH-1");
    const tracking = { courier: "pathao", trackingCode: "DH-1", trackingUrl: "https://courier.example/DH-1" };
    expect(await open()).toMatchObject({ tracking, amountDue: amount });
    await note(`https://courier.example/DH-1?phone=88${phone}`);
    expect(await open()).toMatchObject({ tracking: { ...tracking, trackingUrl: null } });
    const [own] = await listOrdersOfUser(customer._id);
    expect(own).toMatchObject({ tracking: { courier: "pathao", trackingCode: "DH-1" }, amountDue: amount });
    for (const [from, to] of [
      ["packed", "handedOver"],
      ["handedOver", "delivered"],
    ] as const)
      await moveTo(admin, orderId, { from, to });
    expect(await open()).not.toHaveProperty("amountDue");
  });

  it("is no longer told of an order that was cancelled", async () => {
    const parcel = { courier: "pathao", trackingCode: "DH-1", trackingUrl: "https://courier.example/DH-1" };
    await Order.updateOne({ _id: orderId }, { parcel });
    expect(await open()).toHaveProperty("tracking");
    await decideOrder({ orderId, decision: "Canceled" });
    expect(await open()).not.toHaveProperty("tracking");
    expect((await listOrdersOfUser(customer._id))[0]).not.toHaveProperty("tracking");
  });
});
