import { describe, expect, it } from "vitest";
import { nextOrderNumber, numberOrders } from "@/lib/orders/place/next-order-number";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Counter } from "@/models/counter";
import { Order } from "@/models/order";

useDatabase();

const numberOf = async (orderId: string) => (await readOrder(orderId)).orderNumber;

describe("nextOrderNumber", () => {
  it("starts with five digits and gives no number twice, also to the first twenty at once", async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, nextOrderNumber));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => 10_001 + index),
    );
  });

  it("numbers the orders as they are placed", async () => {
    const [user, product] = [await makeUser(), await makeProduct()];
    const [first, second] = [await makeOrder(user, { product }), await makeOrder(user, { product })];
    expect([await numberOf(first), await numberOf(second)]).toEqual([10_001, 10_002]);
  });
});

describe("numberOrders", () => {
  it("numbers older orders in their order, once", async () => {
    const [user, product] = [await makeUser(), await makeProduct()];
    const [first, second] = [await makeOrder(user, { product }), await makeOrder(user, { product })];
    await Order.updateMany({}, { $unset: { orderNumber: 1 } });
    await Counter.deleteMany();
    await numberOrders();
    await numberOrders();
    expect([await numberOf(first), await numberOf(second)]).toEqual([10_001, 10_002]);
  });
});
