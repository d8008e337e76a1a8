import { beforeEach, describe, expect, it } from "vitest";
import { getQueue, getQueueNews } from "@/lib/orders/call-queue/queries";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { undoCall } from "@/lib/orders/call-queue/undo-call";
import type { QueueQuery } from "@/lib/orders/call-queue/schema";
import { setCalling } from "@/lib/orders/call-queue/set-calling";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

useDatabase();

let viewer: UserDto;
let customer: UserDto;
let product: ProductDto;
beforeEach(async () => {
  [viewer, customer] = [await makeAdmin(), await makeUser()];
  product = await makeProduct({ name: "Raw Selvedge Jean" });
});

const place = (): Promise<string> => makeOrder(customer, { product });
const queue = (query: QueueQuery = {}) => getQueue({ viewer, query });
const idsOf = async (query: QueueQuery = {}) => (await queue(query)).rows.map(({ _id }) => _id);
const later = (orderId: string, minutes: number) =>
  recordCall({
    actor: viewer,
    orderId,
    call: { outcome: "later", nextAt: toDhakaIso(new Date(Date.now() + minutes * 60_000)) },
  });

describe("getQueue", () => {
  it("has call-backs that are due first, then the oldest, then those to be called later", async () => {
    const [first, second, third, fourth, fifth] = [
      await place(),
      await place(),
      await place(),
      await place(),
      await place(),
    ];
    await later(first, 120);
    await later(second, 60);
    await later(fourth, -10);
    await later(third, -5);
    expect(await idsOf()).toEqual([fourth, third, fifth, second, first]);
    expect((await queue()).counts).toEqual({ due: 2, waiting: 1, later: 2, calledOff: 0 });
    const sixth = await place();
    expect(await idsOf({ sort: "newest" })).toEqual([fourth, third, sixth, fifth, second, first]);
    expect(await idsOf({ limit: 3 })).toEqual([fourth, third, fifth]);
    expect((await queue()).newest).toBe(sixth);
  });

  it("holds pending orders alone; what customers called off stands apart for 30 days", async () => {
    const [confirmed, off, deleted] = [await place(), await place(), await place()];
    const waiting = await place();
    await decideOrder({ orderId: confirmed, decision: "Confirmed" });
    await deleteOrder({ actor: customer, orderId: off });
    await deleteOrder({ actor: viewer, orderId: deleted });
    expect(await idsOf()).toEqual([waiting]);
    expect(await idsOf({ view: "calledOff" })).toEqual([off]);
    expect((await queue()).counts).toMatchObject({ waiting: 1, calledOff: 1 });
    const tooLongAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    await Order.updateOne({ _id: off }, { deletedAt: tooLongAgo });
    expect(await idsOf({ view: "calledOff" })).toEqual([]);
  });

  it("is searched by address and product, within days of Dhaka, and counts what it finds", async () => {
    const [first, second] = [await place(), await place()];
    await Order.updateOne({ _id: first }, { orderTime: new Date("2026-03-01T18:30:00Z") });
    expect(await idsOf({ q: "selvedge dhanmondi" })).toEqual([first, second]);
    expect((await queue({ q: "chino" })).counts.waiting).toBe(0);
    // Half past midnight of the second in Dhaka.
    expect(await idsOf({ from: "2026-03-02", to: "2026-03-02" })).toEqual([first]);
    expect(await idsOf({ to: "2026-03-01" })).toEqual([]);
    expect((await queue({ from: "2026-03-02", to: "2026-03-02" })).counts.waiting).toBe(1);
  });
});

describe("getQueueNews", () => {
  it("tells what came in, who is calling, and which no longer wait", async () => {
    const [first, second] = [await place(), await place()];
    const ids = [first, second];
    const news = () => getQueueNews({ viewer, query: { after: second, ids } });
    expect(await news()).toEqual({ newOrders: 0, callings: [], called: [], gone: [] });
    const other = await makeAdmin();
    await place();
    await setCalling({ actor: other, orderId: second, isCalling: true });
    await decideOrder({ orderId: first, decision: "Canceled" });
    expect(await news()).toEqual({
      newOrders: 1,
      callings: [{ orderId: second, name: other.name, isMine: false }],
      called: [],
      gone: [first],
    });
  });

  it("tells what came of somebody else's last call about each, until it is undone", async () => {
    const [first, second] = [await place(), await place()];
    const other = await makeAdmin();
    const called = async () => (await getQueueNews({ viewer, query: { ids: [first, second] } })).called;
    await recordCall({ actor: other, orderId: first, call: { outcome: "noAnswer" } });
    await recordCall({ actor: viewer, orderId: second, call: { outcome: "noAnswer" } });
    expect(await called()).toMatchObject([{ orderId: first, by: other.name, outcome: "noAnswer" }]);
    await undoCall({ actor: other, orderId: first });
    expect(await called()).toEqual([]);
  });
});
