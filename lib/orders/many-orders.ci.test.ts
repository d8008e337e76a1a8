import { Types } from "mongoose";
import { beforeEach, describe, expect, it } from "vitest";
import { readSnapshot } from "@/lib/rest/audit-snapshots";
import { countOrders } from "@/lib/orders/queries";
import { useDatabase } from "@/testing/database";
import { Order } from "@/models/order";

useDatabase();

/** More than the database looks at before it chooses an index by itself. */
const MANY = 10_000;
const OTHERS = 9_000;
const PART = 1_000;
const PHONE = "01712345678";
const EMAIL = "rahim@mail.example";

/** A wholesaler's orders, all of them decided, beside those of others that wait. */
beforeEach(async () => {
  const decided = makeOrders(1, MANY, { phone: PHONE, email: EMAIL, status: "Confirmed" });
  const waiting = makeOrders(MANY + 1, OTHERS, {
    phone: "01800000000",
    email: "karim@mail.example",
    status: "pending",
  });
  const orders = [...decided, ...waiting];
  for (let start = 0; start < orders.length; start += PART)
    await Order.collection.insertMany(orders.slice(start, start + PART));
});

interface Fields {
  phone: string;
  email: string;
  status: string;
}

function makeOrders(first: number, count: number, fields: Fields) {
  const userId = new Types.ObjectId();
  const rest = { ...fields, userId, cartItems: [], orderTime: new Date(), deletedAt: null };
  return Array.from({ length: count }, (_, index) => ({
    ...rest,
    key: `key ${index}`,
    orderNumber: first + index,
  }));
}

describe("among thousands of orders of one customer", () => {
  it("counts what there is", async () => {
    expect((await readSnapshot("pending orders", EMAIL))?.label).toBe(`of ${EMAIL} (0)`);
    expect((await readSnapshot("pending orders", PHONE))?.label).toBe(`of ${PHONE} (0)`);
    expect(await countOrders()).toMatchObject({ all: MANY + OTHERS, pending: OTHERS, Confirmed: MANY });
  });
});
