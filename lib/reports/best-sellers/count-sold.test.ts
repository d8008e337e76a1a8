import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { countBestSellers } from "@/lib/reports/best-sellers/count-sold";
import { refreshBestSellers } from "@/lib/reports/best-sellers/keep-best-sellers";
import { readBestSellers } from "@/lib/reports/best-sellers/queries";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { recountSold } from "@/lib/orders/sold/keep-sold";
import { processState } from "@/lib/platform/process-state.mjs";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { CacheInvalidation } from "@/models/cache-invalidation";
import { Order } from "@/models/order";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();

const NOW = new Date();
const newId = () => new Types.ObjectId();

/** Stores orders of this age, each with so many pieces of one product. */
async function storeOrders(
  orders: {
    days: number;
    productId: Types.ObjectId;
    pieces: number;
    status?: string;
    parcel?: string;
    /** The pieces that came back: with the courier, or sent back and received. */
    atDoor?: number;
    sentBack?: number;
  }[],
) {
  const stored = orders.map((order, index) => {
    const { days, productId, pieces, status = "Confirmed", parcel, atDoor = 0, sentBack = 0 } = order;
    const time = new Date(NOW.getTime() - days * DAY_MS);
    const _id = new Types.ObjectId(
      Types.ObjectId.createFromTime(time.getTime() / 1_000)
        .toHexString()
        .slice(0, 8) + index.toString(16).padStart(16, "0"),
    );
    return {
      _id,
      userId: _id,
      key: _id.toString(),
      status,
      deletedAt: null,
      orderTime: time,
      cartItems: [{ _id, productId, size: "", color: "", quantity: pieces }],
      ...(parcel && { parcel: { state: parcel, returned: [{ lineId: _id, sellable: 0, back: atDoor }] } }),
      ...(sentBack && {
        returns: [
          { state: "received", lines: [{ lineId: _id, quantity: sentBack, value: 0 }] },
          { state: "accepted", lines: [{ lineId: _id, quantity: 1, value: 0 }] },
        ],
      }),
    };
  });
  await Order.collection.insertMany(stored);
  await recountSold();
}

describe("countBestSellers", () => {
  it("counts pieces that were sold in the last 30 days, not those that wait for a call or were cancelled", async () => {
    const [jeans, cap, belt, gone] = [newId(), newId(), newId(), newId()];
    await storeOrders([
      { days: 1, productId: cap, pieces: 2 },
      { days: 2, productId: cap, pieces: 4 },
      { days: 29, productId: jeans, pieces: 5 },
      { days: 2, productId: belt, pieces: 99, status: "pending" },
      { days: 3, productId: belt, pieces: 1 },
      { days: 31, productId: belt, pieces: 99 },
      { days: 1, productId: gone, pieces: 99, status: "Canceled" },
      { days: 1, productId: gone, pieces: 99, status: "placing" },
    ]);
    expect(await countBestSellers(NOW)).toEqual([cap, jeans, belt].map(String));
  });

  it("counts nothing that came back, at the door or later", async () => {
    const [jeans, cap, belt, shirt] = [newId(), newId(), newId(), newId()];
    await storeOrders([
      { days: 1, productId: jeans, pieces: 4 },
      { days: 1, productId: cap, pieces: 9, parcel: "delivered", sentBack: 6 },
      { days: 1, productId: belt, pieces: 9, parcel: "partlyDelivered", atDoor: 7 },
      { days: 1, productId: shirt, pieces: 99, parcel: "returning" },
      { days: 1, productId: shirt, pieces: 99, parcel: "returned", atDoor: 99 },
    ]);
    expect(await countBestSellers(NOW)).toEqual([jeans, cap, belt].map(String));
  });

  it("is nothing where nothing was ordered", async () => {
    expect(await countBestSellers(NOW)).toEqual([]);
  });

  it("counts every one of many orders once", async () => {
    const [often, seldom] = [newId(), newId()];
    await storeOrders(
      Array.from({ length: 3_001 }, (_, index) => ({
        days: (index % 29) + 0.5,
        productId: index % 3 === 0 ? seldom : often,
        pieces: index % 3 === 0 ? 1.999 : 1,
      })),
    );
    // 1,001 × 1.999 is more than 2,000 × 1 by a hair: one order too many or too few would turn them round.
    expect(await countBestSellers(NOW)).toEqual([seldom, often].map(String));
  });
});

describe("readBestSellers", () => {
  it("is of what can still be had, in whole rows, the best first", async () => {
    const products = [];
    for (const stock of ["10", "0", "10", "10", "10"]) products.push(await makeProduct({ stock }));
    const ids = products.map(({ _id }) => _id);
    const shown = await readBestSellers([...ids, newId().toString()]);
    expect(shown.map(({ _id }) => _id)).toEqual([ids[0], ids[2], ids[3]]);
    expect(await readBestSellers(ids.slice(0, 3))).toEqual([]);
    expect(await readBestSellers([])).toEqual([]);
  });
});

describe("refreshBestSellers", () => {
  it("makes the pages stale when the order has changed, and not otherwise", async () => {
    const published = () => CacheInvalidation.countDocuments({ tags: "best-sellers" });
    const product = await makeProduct();
    const orderId = await makeOrder(await makeUser(), { product });
    await refreshBestSellers(new Date());
    expect(processState.bestSellers).toEqual([]);
    await decideOrder({ orderId, decision: "Confirmed" });
    await refreshBestSellers(new Date());
    expect(processState.bestSellers).toEqual([product._id]);
    expect(await published()).toBe(1);
    await refreshBestSellers(new Date());
    expect(await published()).toBe(1);
  });
});
