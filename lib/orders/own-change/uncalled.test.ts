import { type Arbitrary, array, constant, constantFrom, option, record, sample } from "fast-check";
import { Types } from "mongoose";
import { expect, it } from "vitest";
import { isUncalled, uncalledAt } from "@/lib/orders/own-change/uncalled";
import { useDatabase } from "@/testing/database";
import { Order } from "@/models/order";

useDatabase();

const NOW = new Date("2026-11-28T06:00:00Z");
const maybe = <Value>(value: Arbitrary<Value>) => option(value, { nil: undefined, freq: 2 });
const orNull = <Value>(value: Arbitrary<Value>) => maybe(option(value, { freq: 3 }));
const seconds = constantFrom(-1, 0, 1);
const money = record({ amount: constantFrom(0, 100), reason: constant("agreed") });

const anOrder = record({
  // Most are as a customer's own, so that each of the others decides for some.
  status: constantFrom("pending", "pending", "pending", "Confirmed", "Canceled", "placing"),
  calls: orNull(array(constant({ outcome: "noAnswer" }), { maxLength: 1 })),
  calling: orNull(seconds.map((ahead) => ({ until: new Date(NOW.getTime() + ahead * 1_000) }))),
  advance: orNull(constant({ amount: 100, reference: "" })),
  advanceNote: orNull(orNull(constant(NOW)).map((notFoundAt) => ({ amount: 100, notFoundAt }))),
  exchangeOf: orNull(constant({ orderId: new Types.ObjectId() })),
  discount: orNull(money),
  coupon: orNull(record({ code: constant("EID"), own: orNull(money) })),
  events: orNull(
    record({ changed: constantFrom(0, 1, 19, 20, 21), called: constantFrom(0, 3) }).map(
      ({ changed, called }) => [
        ...Array.from({ length: changed }, () => ({ kind: "changed" })),
        ...Array.from({ length: called }, () => ({ kind: "called" })),
      ],
    ),
  ),
});

it("says of an order that was read what the filter of its write says", async () => {
  const orders = sample(anOrder, 600).map((order) => ({
    ...order,
    _id: new Types.ObjectId(),
    userId: new Types.ObjectId(),
  }));
  await Order.collection.insertMany(orders.map((order) => withoutUndefined(order)));
  const found = await Order.collection
    .find(uncalledAt(NOW))
    .project<{ _id: Types.ObjectId }>({ _id: 1 })
    .toArray();
  const uncalled = orders.filter((order) => isUncalled(order, NOW));
  expect(uncalled.length).toBeGreaterThan(10);
  const idsOf = (documents: { _id: Types.ObjectId }[]) => documents.map(({ _id }) => String(_id)).toSorted();
  expect(idsOf(found)).toEqual(idsOf(uncalled));
});

const withoutUndefined = (order: object) =>
  Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined));
