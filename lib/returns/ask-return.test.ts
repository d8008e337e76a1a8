import { beforeEach, describe, expect, it } from "vitest";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { listOrdersOfUser } from "@/lib/orders/queries";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { listReturns } from "@/lib/returns/queries";
import type { AskReturnRequest } from "@/lib/returns/schema";
import { withdrawReturn } from "@/lib/returns/withdraw-return";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf, race, times } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeStaff, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { askReturnOf, decideReturn, openReturnOf, readReturn, wantBack } from "@/testing/returns";
import { Order } from "@/models/order";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();

let customer: UserDto;
let staff: UserDto;
let jeans: ProductDto;
let orderId: string;

/** Three jeans at 1,000 of ten, delivered. */
beforeEach(async () => {
  [customer, staff] = [await makeUser(), await makeStaff()];
  jeans = await makeProduct({ stock: "10", price: 1_000 });
  orderId = await makeOrder(customer, { product: jeans, quantity: 3 });
  await bringTo(staff, orderId, "delivered");
});

const want = (pieces: number, fields: Partial<AskReturnRequest> = {}) =>
  wantBack(orderId, [[jeans, pieces]], fields);
const ask = async (pieces: number, fields: Partial<AskReturnRequest> = {}, key?: string) =>
  await askReturnOf(customer, orderId, await want(pieces, fields), key);
const withdraw = (returnId: string, user = customer) => withdrawReturn({ user, orderId, returnId });
const decide = (returnId: string, decision: Parameters<typeof decideReturn>[1] | object) =>
  decideReturn(staff, { orderId, returnId, ...decision } as Parameters<typeof decideReturn>[1]);
const ofCustomer = async () => (await listOrdersOfUser(customer._id))[0];
const steps = async () =>
  (await ofCustomer())?.timeline?.entries.slice(5).map(({ step, state }) => `${step} ${state}`);
/** So many days ago in Dhaka, at a time. */
const delivered = async (days: number, time: string) => {
  const since = new Date(`${toDhakaDay(new Date(Date.now() - days * DAY_MS))}T${time}+06:00`);
  await Order.updateOne({ _id: orderId }, { "parcel.since": since });
};

it("is asked for with what the customer wants instead, and holds neither pieces nor money", async () => {
  const [line] = (await want(2)).lines;
  const [size = "", color = ""] = [jeans.sizes[1], jeans.colors[0]];
  const returnId = await ask(2, {
    wish: "exchange",
    note: "Too tight",
    lines: [{ ...line!, size: size.toLowerCase(), color: "" }],
  });
  expect(await readReturn(orderId, returnId)).toMatchObject({
    state: "asked",
    wish: "exchange",
    note: "Too tight",
    by: { role: "customer" },
    lines: [{ quantity: 2, reason: "wrongSize", value: 2_000, wanted: { size, color } }],
  });
  expect((await readUnit(jeans._id)).stock).toBe(7);
  expect(await listReturns()).toMatchObject({
    rows: [{ _id: returnId, due: 0 }],
    counts: { asked: 1, open: 0, settled: 0 },
  });
  expect(await ofCustomer()).toMatchObject({
    returns: [{ _id: returnId, state: "asked", isAsked: true, note: "Too tight" }],
    returnable: { lines: [{ most: 1 }] },
  });
  expect(await steps()).toEqual(["returnAsked current"]);
  await expectInvariants();
});

it("is the same request with the same key", async () => {
  const { done, codes } = await times(5, () => ask(1, {}, "a key of one view"));
  expect(new Set(done).size).toBe(1);
  expect(codes).toEqual([]);
  expect((await readOrder(orderId)).returns).toHaveLength(1);
});

it("is refused where it differs from what was sent with the same key before", async () => {
  const [line] = (await want(1)).lines;
  const key = "a key of one view";
  const returnId = await ask(1, { note: "Too tight" }, key);
  for (const other of [
    { note: "Too wide" },
    { note: "Too tight", wish: "exchange" as const },
    { note: "Too tight", lines: [{ ...line!, quantity: 2 }] },
  ])
    expect(await codeOf(ask(1, other, key))).toBe("KEY_REUSED");
  expect(await ask(1, { note: " Too tight " }, key)).toBe(returnId);
  await Order.updateOne({ _id: orderId }, { $unset: { "returns.0.digest": 1 } });
  expect(await ask(2, {}, key)).toBe(returnId);
});

it("is withdrawn once, however often that is asked for", async () => {
  const returnId = await ask(1);
  const { codes } = await times(3, () => withdraw(returnId));
  await withdraw(returnId);
  expect(codes).toEqual([]);
  const { events } = await readOrder(orderId);
  expect(events.filter(({ kind }) => kind === "returnWithdrawn")).toHaveLength(1);
});

it("is one at a time, whoever asks at once", async () => {
  const { done, codes } = await times(6, () => ask(1));
  expect(done).toHaveLength(1);
  expect(codes).toEqual(Array.from({ length: 5 }, () => "RETURN_STATE"));
  await expectInvariants();
});

it("is nobody else's, who is told no more than that there is none", async () => {
  const returnId = await ask(1);
  for (const other of [await makeUser(), staff, await makeAdmin()]) {
    expect(await codeOf(askReturnOf(other, orderId, await want(1)))).toBe("NOT_FOUND");
    expect(await codeOf(withdraw(returnId, other))).toBe("NOT_FOUND");
  }
  const pendingId = await makeOrder(customer, { product: jeans });
  const request = { lines: (await want(1)).lines, wish: "refund" as const };
  expect(await codeOf(askReturnOf(staff, pendingId, request))).toBe("NOT_FOUND");
  expect(await codeOf(askReturnOf(customer, pendingId, request))).toBe("RETURN_STATE");
});

describe("what is asked for", () => {
  it("is no more than was delivered and is in no other return", async () => {
    expect(await codeOf(ask(4))).toBe("INVALID_FIELDS");
    await openReturnOf(staff, orderId, await want(2));
    expect(await codeOf(ask(2))).toBe("INVALID_FIELDS");
    await expect(ask(2)).rejects.toMatchObject({
      fields: { "lines.0.quantity": "No more than 1 can be returned." },
    });
    await ask(1);
    expect((await ofCustomer())?.returnable?.lines).toEqual([]);
    await expect(openReturnOf(staff, orderId, await want(1))).rejects.toMatchObject({
      fields: {
        "lines.0.quantity":
          "None of this is left to return: the customer has asked for the others. Accept or refuse that first.",
      },
    });
    await expectInvariants();
  });

  it("is in an option that is made and not sold out", async () => {
    const [line] = (await want(1)).lines;
    const wanted = (size: string) => ask(1, { wish: "exchange", lines: [{ ...line!, size }] });
    expect(await codeOf(wanted("XXXL"))).toBe("INVALID_FIELDS");
    expect(await codeOf(ask(1, { wish: "refund", lines: [{ ...line!, size: "XXXL" }] }))).toBe("done");
  });

  it("says what is wrong where none of the reasons fits", async () => {
    const [line] = (await want(1)).lines;
    const request = { wish: "refund" as const, lines: [{ ...line!, reason: "other" as const }] };
    await expect(ask(1, request)).rejects.toThrow("Please say in a few words what is wrong.");
    expect(await codeOf(ask(1, { ...request, note: "It smells of paint" }))).toBe("done");
  });

  it("ends with the third day after the delivery in Dhaka", async () => {
    await delivered(3, "00:00:00");
    const returnId = await ask(1);
    await withdraw(returnId);
    await delivered(4, "23:59:59");
    await expect(ask(1)).rejects.toMatchObject({
      code: "RETURN_WINDOW",
      details: { until: toDhakaDay(new Date(Date.now() - DAY_MS)) },
    });
    expect(await codeOf(ask(1, {}, "some other key"))).toBe("RETURN_WINDOW");
  });

  it("is talked about on the phone after ten times", async () => {
    for (let count = 0; count < 10; count += 1) await withdraw(await ask(1));
    await expect(ask(1)).rejects.toMatchObject({ code: "RETURN_STATE", message: /Please call us/ });
    expect(await codeOf(openReturnOf(staff, orderId, await want(1)))).toBe("done");
  });
});

describe("an answer", () => {
  it("accepts it, and more of it than was asked for within the window", async () => {
    const returnId = await ask(1);
    const { lines } = await want(3);
    await decide(returnId, { to: "accepted", lines });
    expect(await readReturn(orderId, returnId)).toMatchObject({
      state: "accepted",
      decidedAt: expect.any(Date),
      lines: [{ quantity: 3, value: 3_000 }],
    });
    expect((await listReturns()).rows).toMatchObject([{ _id: returnId, due: 3_000 }]);
    expect(await steps()).toEqual(["returnAsked done", "returnAccepted current"]);
    await expectInvariants();
  });

  it("remembers for its customer how many pieces were asked for, where fewer are accepted", async () => {
    const returnId = await ask(3);
    await decide(returnId, { to: "accepted", lines: (await want(2)).lines });
    expect((await ofCustomer())?.returns).toMatchObject([
      { _id: returnId, piecesAsked: 3, lines: [{ quantity: 2 }] },
    ]);
  });

  it("accepts after the window what was asked for or less of it; an admin alone takes more", async () => {
    const socks = await makeProduct({ stock: "5" });
    orderId = await makeOrder(customer, { product: jeans, quantity: 3 }, { product: socks });
    await bringTo(staff, orderId, "delivered");
    const [less, asked, more] = [(await want(1)).lines, (await want(2)).lines, (await want(3)).lines];
    const { lines: other } = await wantBack(orderId, [[socks, 1]]);
    const accept = async (lines?: typeof less, actor = staff) => {
      const returnId = await ask(2);
      const since = await readOrder(orderId).then(({ parcel }) => parcel!.since);
      await delivered(9, "12:00:00");
      const decision = { orderId, returnId, to: "accepted" as const, ...(lines && { lines }) };
      const code = await codeOf(decideReturn(actor, decision));
      await Order.updateOne({ _id: orderId }, { "parcel.since": since, returns: [] });
      return code;
    };
    expect(await accept(more)).toBe("RETURN_WINDOW");
    expect(await accept(other)).toBe("RETURN_WINDOW");
    expect(await accept([...asked, ...other])).toBe("RETURN_WINDOW");
    for (const lines of [undefined, less, asked]) expect(await accept(lines)).toBe("done");
    const admin = await makeAdmin();
    for (const lines of [more, other]) expect(await accept(lines, admin)).toBe("done");
  });

  it("refuses it with a reason that the customer is told, and frees its pieces", async () => {
    const returnId = await ask(3);
    await decide(returnId, { to: "refused", reason: "used", words: "There is a stain" });
    const order = await ofCustomer();
    expect(order?.returns).toMatchObject([
      { state: "refused", refusal: { reason: "used", words: "There is a stain" } },
    ]);
    expect(order?.returnable?.lines).toMatchObject([{ most: 3 }]);
    expect(await steps()).toEqual(["returnAsked done", "returnRefused current"]);
    expect(await codeOf(ask(3))).toBe("done");
    await expectInvariants();
  });

  it("is one, whoever answers or takes it back at once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const returnId = await ask(1);
      const { done, codes } = await race<unknown>([
        () => decide(returnId, { to: "accepted" }),
        () => decide(returnId, { to: "refused", reason: "used" }),
        () => decide(returnId, { to: "accepted" }),
        () => withdraw(returnId),
      ]);
      expect(done).toHaveLength(1);
      expect(codes).toEqual(["RETURN_STATE", "RETURN_STATE", "RETURN_STATE"]);
      const kinds = (await readOrder(orderId)).events.filter(
        ({ details }) => (details as { returnId?: string }).returnId === returnId,
      );
      expect(kinds).toHaveLength(2);
      await Order.updateOne({ _id: orderId }, { $unset: { returns: 1 } });
    }
  });
});

describe("at the desk, while it is asked for,", () => {
  it("the same pieces are in no other return, and it is said why; the others are free", async () => {
    await ask(2);
    await expect(openReturnOf(staff, orderId, await want(2))).rejects.toMatchObject({
      code: "INVALID_FIELDS",
      message: /the customer has asked for the others. Accept or refuse that first/,
    });
    await openReturnOf(staff, orderId, await want(1));
    await expectInvariants();
  });

  it("the parcel is not put back before it is refused", async () => {
    const returnId = await ask(1);
    const back = () => moveTo(staff, orderId, { from: "delivered", to: "handedOver" });
    await expect(back()).rejects.toMatchObject({
      code: "PARCEL_STATE",
      message: "The customer asks to return some of this parcel. Refuse that first.",
    });
    await decide(returnId, { to: "refused", reason: "noFault" });
    expect(await codeOf(back())).toBe("done");
    await expectInvariants();
  });

  it("what came back at the door is noted all the same, and is then not returned again", async () => {
    await moveTo(staff, orderId, { from: "delivered", to: "handedOver" });
    await moveTo(staff, orderId, { from: "handedOver", to: "partlyDelivered" });
    const returnId = await ask(2);
    const [line] = (await want(1)).lines;
    const returned = [{ lineId: line!.lineId, sellable: 2 }];
    await moveTo(staff, orderId, { from: "partlyDelivered", to: "partlyDelivered", returned });
    await expectInvariants();
    expect(await codeOf(decide(returnId, { to: "accepted" }))).toBe("INVALID_FIELDS");
    const { lines } = await want(1);
    await decide(returnId, { to: "accepted", lines });
    await expectInvariants();
  });
});
