import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bookParcels } from "@/lib/delivery/bookings/book-parcels";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { deliveryStatus, makeWebhook, SteadfastDouble, WEBHOOK_TOKEN } from "@/testing/steadfast-double";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

const double = new SteadfastDouble();
await double.start();
Object.assign(process.env, double.environment);

useDatabase();
afterAll(() => double.stop());
beforeAll(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));

const NOON = "2026-11-22 12:00:00";
const LATER = "2026-11-22 12:45:30";
const EARLIER = "2026-11-22 09:00:00";

let admin: UserDto;
let orderId: string;
let productId: string;

const send = async (...request: Parameters<typeof makeWebhook>) =>
  (
    await callRoute({
      route: "webhooks/[courier]",
      params: { courier: "steadfast" },
      request: makeWebhook(...request),
    })
  ).status;
const parcel = async () => (await readOrder(orderId)).parcel;
const consignment = async () => double.ofInvoice((await readOrder(orderId)).orderNumber);
const tell = async (status: string, at: string) =>
  await send(deliveryStatus(await consignment(), status, at));
const snapshot = async () => JSON.stringify(await Order.find().lean());

beforeEach(async () => {
  double.reset();
  admin = await makeAdmin();
  const product = await makeProduct({ stock: "10" });
  productId = product._id;
  orderId = await makeOrder(await makeProvedUser(), { product, quantity: 3 });
  await bringTo(admin, orderId, "packed");
  await bookParcels({ actor: admin, ids: [orderId] });
});

const handOver = () => moveTo(admin, orderId, { from: "packed", to: "handedOver", courier: "steadfast" });

describe("a webhook of Steadfast", () => {
  it.each([
    ["delivered", "delivered"],
    ["partial_delivered", "partlyDelivered"],
    ["cancelled", "returning"],
    ["Delivered", "delivered"],
    ["in_review", "handedOver"],
    ["hold", "handedOver"],
    ["delivered_approval_pending", "handedOver"],
    ["cancelled_approval_pending", "handedOver"],
    ["exceptional", "handedOver"],
    ["something_new", "handedOver"],
  ])("%s leaves a parcel that is with it %s", async (status, state) => {
    await handOver();
    expect(await tell(status, NOON)).toBe(200);
    expect(await parcel()).toMatchObject({ state, courierStatus: { status: status.toLowerCase() } });
    await expectInvariants();
  });

  it("of one that nobody has tapped as handed over says so too, but not that it comes back", async () => {
    expect(await tell("cancelled", EARLIER)).toBe(200);
    expect((await parcel())?.state).toBe("packed");
    expect(await tell("delivered", NOON)).toBe(200);
    expect(await parcel()).toMatchObject({ state: "delivered", courier: "steadfast" });
    const { events, amount } = await readOrder(orderId);
    expect((await parcel())?.cashExpected).toBe(amount);
    expect(events.slice(-2).map(({ by }) => by?.role)).toEqual(["courier", "courier"]);
    await expectInvariants();
  });

  it("puts no piece back, also where it says that they are", async () => {
    await handOver();
    await tell("cancelled", NOON);
    await tell("cancelled_return_received", LATER);
    expect(await parcel()).toMatchObject({
      state: "returning",
      courierStatus: { status: "cancelled_return_received" },
    });
    expect((await readUnit(productId)).stock).toBe(7);
  });

  it("moves once, whatever is doubled, replayed or late", async () => {
    await handOver();
    const event = deliveryStatus(await consignment(), "cancelled", NOON);
    const all = await Promise.all(Array.from({ length: 8 }, () => send(event, { key: "the-same" })));
    expect(new Set(all)).toEqual(new Set([200]));
    const moves = (await readOrder(orderId)).events.filter(({ kind }) => kind === "parcelMoved");
    expect(moves.filter(({ by }) => by?.role === "courier")).toHaveLength(1);
    await tell("pending", EARLIER);
    expect((await parcel())?.courierStatus?.status).toBe("cancelled");
    // Somebody of the shop knows better.
    await moveTo(admin, orderId, { from: "returning", to: "handedOver" });
    expect(await send(event)).toBe(200);
    expect((await parcel())?.state).toBe("handedOver");
    await tell("delivered", EARLIER);
    expect((await parcel())?.state).toBe("handedOver");
    expect(await tell("delivered", LATER)).toBe(200);
    await tell("cancelled", "2026-11-22 13:00:00");
    expect(await parcel()).toMatchObject({ state: "delivered", courierStatus: { status: "cancelled" } });
    await expectInvariants();
  });

  it("in any order leaves the parcel where the last word is", async () => {
    await handOver();
    const words = [
      ["in_review", EARLIER],
      ["pending", NOON],
      ["delivered", LATER],
    ] as const;
    await Promise.all(words.toReversed().map(([status, at]) => tell(status, at)));
    expect(await parcel()).toMatchObject({ state: "delivered" });
    await expectInvariants();
  });

  it("gives a parcel that was booked by a file its number, and refuses it another", async () => {
    await Order.updateOne({ _id: orderId }, { $unset: { "parcel.consignmentId": 1 } });
    await handOver();
    const theirs = await consignment();
    expect(await send(deliveryStatus(theirs, "pending", NOON))).toBe(200);
    expect((await parcel())?.consignmentId).toBe(String(theirs.consignment_id));
    expect(await send(deliveryStatus({ ...theirs, consignment_id: 99 }, "delivered", LATER))).toBe(409);
    expect((await parcel())?.state).toBe("handedOver");
  });

  it("of a booking that was taken away does not bring it back, and the parcel can go another way", async () => {
    await moveTo(admin, orderId, { from: "packed", to: "packed", trackingCode: "" });
    expect(await tell("cancelled", NOON)).toBe(409);
    expect(await parcel()).not.toHaveProperty("consignmentId");
    await moveTo(admin, orderId, { from: "packed", to: "toPack" });
    await moveTo(admin, orderId, { from: "toPack", to: "packed" });
    expect(await tell("pending", LATER)).toBe(409);
    await moveTo(admin, orderId, { from: "packed", to: "handedOver", courier: "pathao" });
    await expectInvariants();
  });

  it("of a kind that tells of no parcel is taken", async () => {
    const before = await snapshot();
    expect(await send({ notification_type: "payment_request", payment_id: "SFC-1" })).toBe(200);
    expect(await snapshot()).toBe(before);
  });
});

describe("is refused, and nothing moves, for", () => {
  it.each<[string, () => Promise<Request> | Request, number]>([
    ["another token", () => makeWebhook({}, { token: "another-token-0123456789" }), 401],
    [
      "another token, well signed",
      async () =>
        makeWebhook(deliveryStatus(await consignment(), "delivered", NOON), {
          token: "another-token-0123456789",
          signingKey: WEBHOOK_TOKEN,
        }),
      401,
    ],
    [
      "no token",
      () => new Request("http://localhost:3000/api/webhooks/steadfast", { method: "POST", body: "{}" }),
      401,
    ],
    ["no signature", () => makeWebhook({}, { signature: "" }), 401],
    ["another signature", () => makeWebhook({}, { signature: "0".repeat(64) }), 401],
    [
      "the signature of another body",
      async () => {
        const good = makeWebhook(deliveryStatus(await consignment(), "pending", NOON));
        const signature = good.headers.get("x-signature") ?? "";
        return makeWebhook(deliveryStatus(await consignment(), "delivered", NOON), { signature });
      },
      401,
    ],
    ["what is no JSON", () => makeWebhook("delivered"), 400],
    ["NUL", async () => makeWebhook({ ...deliveryStatus(await consignment(), "delivered\0", NOON) }), 400],
    ["an array", () => makeWebhook([]), 400],
    ["null", () => makeWebhook("null"), 400],
    ["nothing", () => makeWebhook(""), 400],
    ["deep JSON", () => makeWebhook("[".repeat(5_000) + "]".repeat(5_000)), 400],
    ["__proto__", () => makeWebhook('{"__proto__":{"status":"delivered"},"notification_type":"x"}'), 400],
    [
      "an operator in the place of a number",
      async () =>
        makeWebhook({
          ...deliveryStatus(await consignment(), "delivered", NOON),
          consignment_id: { $gt: 0 },
          invoice: { $gt: 0 },
        }),
      400,
    ],
    [
      "a status that is a list",
      async () =>
        makeWebhook({ ...deliveryStatus(await consignment(), "delivered", NOON), status: ["delivered"] }),
      400,
    ],
    [
      "an order that is not there",
      async () =>
        makeWebhook(
          deliveryStatus({ ...(await consignment()), consignment_id: 7, invoice: "99" }, "delivered", NOON),
        ),
      404,
    ],
    [
      "a parcel without an order of ours",
      async () =>
        makeWebhook(
          deliveryStatus({ ...(await consignment()), consignment_id: 7, invoice: "A-1" }, "delivered", NOON),
        ),
      404,
    ],
    ["10 MB", () => makeWebhook("x".repeat(10_000_000)), 413],
  ])("%s", async (_, make, expected) => {
    await handOver();
    const before = await snapshot();
    const request = await make();
    const response = await callRoute({
      route: "webhooks/[courier]",
      params: { courier: "steadfast" },
      request,
    });
    expect(response.status).toBe(expected);
    expect(await response.text()).not.toContain(WEBHOOK_TOKEN);
    expect(await snapshot()).toBe(before);
  });
});
