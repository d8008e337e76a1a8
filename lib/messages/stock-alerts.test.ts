import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deliverMessage } from "@/lib/messages/deliver-message";
import { openAlertGroups } from "@/lib/messages/open-alert-groups";
import { relayAlerts } from "@/lib/messages/relay-alerts";
import { sendDue } from "@/lib/messages/send-due";
import { sendAgain } from "@/lib/messages/handle-at-desk";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { makeProductByOption, rows, S30, S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { inAMinute, hurry, makeChannel, sent, states } from "@/testing/outbox";
import { makeUser } from "@/testing/people";
import { planOf } from "@/testing/plans";
import { makeProduct } from "@/testing/products";
import { alertStates, ask, askInTurn, comeIn, contactOf, runAlerts } from "@/testing/stock-alerts";
import { Message } from "@/models/message";
import { StockAlert } from "@/models/stock-alert";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();
afterEach(() => vi.restoreAllMocks());

const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const told = () => sent.map(({ to }) => to).toSorted();
const first = (people: number) =>
  Array.from({ length: people }, (_, index) => contactOf(index + 1)).toSorted();

let product: ProductDto;
beforeEach(async () => {
  product = await makeProductByOption();
});

describe("groups", () => {
  it("tells three of one piece, those who waited longest, and the next after hours, if it is still there", async () => {
    await askInTurn(8, { product, ...S34 });
    const channel = makeChannel("mail");
    await comeIn(product, 1, S34);
    await runAlerts(channel);
    expect(told()).toEqual(first(3));
    await runAlerts(channel, later(3.9));
    expect(sent).toHaveLength(3);
    await runAlerts(channel, later(4.1));
    expect(told()).toEqual(first(6));
    await makeOrder(await makeUser(), { product, ...S34 });
    await runAlerts(channel, later(9));
    expect(told()).toEqual(first(6));
    expect(await alertStates()).toEqual([...Array.from({ length: 6 }, () => "over"), "waiting", "waiting"]);
  });

  it("grows with the pieces, also while it is open", async () => {
    await askInTurn(20, { product, ...S34 });
    const channel = makeChannel("mail");
    await comeIn(product, 4, S34);
    await runAlerts(channel);
    expect(told()).toEqual(first(8));
    await comeIn(product, 5, S34);
    await runAlerts(channel);
    expect(told()).toEqual(first(18));
  });

  it("are of one option each", async () => {
    product = await makeProduct({
      sizes: ["30", "32", "34"],
      colors: ["Indigo"],
      stockByOption: rows(0, 0, 0),
    });
    await askInTurn(5, { product, ...S34 });
    await ask({ product, ...S30, contact: "thirty@example.com" });
    await comeIn(product, 1, S30);
    await runAlerts(makeChannel("mail"));
    expect(told()).toEqual(["thirty@example.com"]);
    await comeIn(product, 1, S34);
    await runAlerts(makeChannel("mail"));
    expect(told()).toEqual(first(3));
  });

  it("are of all options where those are one stock, and of everybody where nobody counts", async () => {
    product = await makeProduct({ stock: "0" });
    await ask({ product, size: "30", color: "Black", contact: "black@example.com" });
    await askInTurn(9, { product, size: "32", color: "Indigo" });
    await comeIn(product, 2);
    const channel = makeChannel("mail");
    await runAlerts(channel);
    expect(told()).toEqual(["black@example.com", ...first(3)]);
    await updateProduct({ productId: product._id, fields: { stock: "always" } });
    await runAlerts(channel);
    expect(told()).toEqual(["black@example.com", ...first(9)]);
  });

  it("are no larger where several servers open them at once", async () => {
    await askInTurn(30, { product, ...S34 });
    await comeIn(product, 3, S34);
    for (let run = 0; run < 5; run += 1) {
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          await openAlertGroups();
          await relayAlerts();
        }),
      );
    }
    const channel = makeChannel("mail");
    await runAlerts(channel);
    expect(told()).toEqual(first(6));
  });
});

describe("once", () => {
  const ended = () => Promise.reject(new Error("The process ended here."));

  beforeEach(async () => {
    await askInTurn(3, { product, ...S34 });
    await comeIn(product, 1, S34);
  });

  it("by several servers, however often", async () => {
    const channel = makeChannel("mail");
    await Promise.all([1, 2, 3, 4].map(() => runAlerts(channel)));
    await runAlerts(channel, later(5));
    await runAlerts(channel, later(30));
    expect(told()).toEqual(first(3));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
  });

  it("where a server ends after it picked them and before it made the messages", async () => {
    const channel = makeChannel("mail");
    vi.spyOn(Message, "insertMany").mockImplementationOnce(ended);
    await expect(runAlerts(channel)).rejects.toThrow("ended here");
    expect(await alertStates()).toEqual(["telling", "telling", "telling"]);
    await runAlerts(channel);
    await runAlerts(channel, later(5));
    expect(told()).toEqual(first(3));
  });

  it("where it ends after it sent them and before it said so", async () => {
    const channel = makeChannel("mail");
    await openAlertGroups();
    await relayAlerts();
    await sendDue({ channel, until: inAMinute() });
    vi.spyOn(StockAlert, "bulkWrite").mockImplementationOnce(ended);
    await expect(relayAlerts()).rejects.toThrow("ended here");
    await runAlerts(channel);
    await runAlerts(channel, later(5));
    expect(told()).toEqual(first(3));
    expect(await alertStates()).toEqual(["over", "over", "over"]);
  });

  it("and once more whoever finds it sold out again, and asks again before that was noted", async () => {
    const channel = makeChannel("mail");
    await openAlertGroups();
    await relayAlerts();
    await sendDue({ channel, until: inAMinute() });
    await makeOrder(await makeUser(), { product, ...S34 });
    await ask({ product, ...S34, contact: contactOf(2) });
    const write = StockAlert.bulkWrite.bind(StockAlert);
    vi.spyOn(StockAlert, "bulkWrite").mockImplementationOnce(async (...args) => {
      await ask({ product, ...S34, contact: contactOf(3) });
      return await write(...args);
    });
    await runAlerts(channel);
    expect(await alertStates()).toEqual(["over", "waiting", "waiting"]);
    await comeIn(product, 1, S34);
    await runAlerts(channel);
    expect(told()).toEqual(first(3));
    await runAlerts(channel, later(5));
    expect(told()).toEqual([contactOf(1), contactOf(2), contactOf(2), contactOf(3), contactOf(3)]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(5);
  });

  it("takes no note of a round that is gone", async () => {
    const channel = makeChannel("mail");
    await openAlertGroups();
    await relayAlerts();
    await makeOrder(await makeUser(), { product, ...S34 });
    await sendDue({ channel, until: inAMinute() });
    const write = StockAlert.bulkWrite.bind(StockAlert);
    vi.spyOn(StockAlert, "bulkWrite").mockImplementationOnce(async (...args) => {
      // Another server is faster, and begins anew.
      await relayAlerts();
      await comeIn(product, 1, S34);
      await openAlertGroups();
      return await write(...args);
    });
    await relayAlerts();
    expect(await alertStates()).toEqual(["telling", "telling", "telling"]);
    await runAlerts(channel);
    await runAlerts(channel, later(5));
    expect(told()).toEqual(first(3));
  });

  it("forgets within a day who was told", async () => {
    await runAlerts(makeChannel("mail"));
    const [alert] = await StockAlert.find().lean();
    expect(alert?.endsAt.getTime()).toBeLessThan(later(24.1).getTime());
    expect(alert?.isOpen).toBeUndefined();
  });
});

describe("what has become pointless", () => {
  it("is not sent where it is sold out again, and is told when it is there once more", async () => {
    await askInTurn(2, { product, ...S34 });
    await comeIn(product, 1, S34);
    const channel = makeChannel("sms");
    await StockAlert.updateMany({}, { channel: "sms" });
    await openAlertGroups();
    await relayAlerts();
    await makeOrder(await makeUser(), { product, ...S34 });
    await runAlerts(channel);
    expect(sent).toEqual([]);
    expect(await states()).toEqual(["backInStock dropped", "backInStock dropped"]);
    expect(await Message.findOne().lean()).toMatchObject({ reason: "It is sold out again." });
    expect(await alertStates()).toEqual(["waiting", "waiting"]);
    await comeIn(product, 1, S34);
    await runAlerts(channel);
    expect(sent).toHaveLength(2);
  });

  it("waits on where no channel could take it in time", async () => {
    await ask({ product, ...S34, contact: "nadia@example.com" });
    await comeIn(product, 1, S34);
    const failing = makeChannel("mail", () => ({ outcome: "retry", answer: "HTTP 503" }));
    await runAlerts(failing);
    expect(await alertStates()).toEqual(["telling"]);
    await Message.updateMany({}, { expiresAt: new Date(Date.now() - 1) });
    const channel = makeChannel("mail");
    await runAlerts(channel);
    expect(await alertStates()).toEqual(["waiting"]);
    await runAlerts(channel);
    expect(told()).toEqual(["nadia@example.com"]);
  });

  it("is nobody's after 60 days", async () => {
    await ask({ product, ...S34, contact: "nadia@example.com" });
    const [alert] = await StockAlert.find().lean();
    const days = ((alert?.endsAt.getTime() ?? 0) - Date.now()) / (24 * HOUR_MS);
    expect(days).toBeGreaterThan(59.9);
    expect(days).toBeLessThanOrEqual(60);
    await comeIn(product, 1, S34);
    await runAlerts(makeChannel("mail"), later(24 * 60 + 1));
    expect(sent).toEqual([]);
    await openAlertGroups();
    await relayAlerts();
    await StockAlert.updateMany({}, { endsAt: new Date(Date.now() - 1) });
    await hurry();
    await sendDue({ channel: makeChannel("mail"), until: inAMinute() });
    expect(await Message.findOne().lean()).toMatchObject({ reason: "Nobody waits for it any more." });
  });
});

it("waits no longer where an address is refused for good; the desk can have it sent again", async () => {
  await ask({ product, ...S34, contact: "nadia@example.com" });
  await comeIn(product, 1, S34);
  await runAlerts(makeChannel("mail", () => ({ outcome: "dead", answer: "SMTP 550" })));
  expect(await alertStates()).toEqual(["over"]);
  const channel = makeChannel("mail");
  await runAlerts(channel, later(5));
  expect(sent).toEqual([]);
  const message = await Message.findOne().lean();
  await sendAgain(message?._id ?? "");
  expect(await deliverMessage(message?._id ?? "", channel)).toMatchObject({ outcome: "sent" });
});

it("finds all that it asks for in an index", async () => {
  await askInTurn(5, { product, ...S34 });
  const now = new Date();
  const waiting = StockAlert.find({ state: "waiting", endsAt: { $gt: now } });
  const plan = await planOf(waiting.hint("waiting").select("productId size color").lean());
  expect(plan.stages).toContain("IXSCAN(waiting)");
  expect(plan.documents).toBe(0);
});
