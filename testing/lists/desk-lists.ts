import { Types } from "mongoose";
import { ADMIN_LISTS } from "@/testing/lists/desk-lists-of-admins";
import { REVIEW_LISTS } from "@/testing/lists/review-lists";
import { readCash } from "@/lib/cash/payouts/queries";
import { type CashPlace, cashPlaceSchema } from "@/lib/cash/payouts/schema";
import { readCashFlow } from "@/lib/cash/read-cash-flow";
import { listParcels } from "@/lib/delivery/parcels/queries";
import { parcelListQuerySchema } from "@/lib/delivery/parcels/schema";
import { getAdminOrdersPage } from "@/lib/orders/all-orders/queries";
import { adminOrdersQuerySchema } from "@/lib/orders/all-orders/schema";
import { getQueue } from "@/lib/orders/call-queue/queries";
import { queueQuerySchema } from "@/lib/orders/call-queue/schema";
import { listLastOrders } from "@/lib/orders/customers/last-orders";
import { listOrdersOfPhone } from "@/lib/orders/customers/orders-of-phone";
import { customerOrdersQuerySchema, listCustomersQuerySchema } from "@/lib/orders/customers/schema";
import { listOrders } from "@/lib/orders/queries";
import { listOrdersQuerySchema } from "@/lib/orders/schema";
import { toPage } from "@/lib/platform/http/list";
import { listReturns } from "@/lib/returns/queries";
import { listReturnsQuerySchema } from "@/lib/returns/schema";
import { Payout } from "@/models/payout";
import {
  acceptsBy,
  type DeskListRow,
  HOUR_MS,
  idsOf,
  inserted,
  orders,
  ordersOf,
  parcel,
  places,
  RETURN_STATES,
  returnOf,
  timeOf,
  withCash,
} from "@/testing/lists/desk-list-rows";

const VIEWER = {
  _id: "65f000000000000000000002",
  name: "Nadia",
  email: "nadia@example.com",
  role: "admin" as const,
};
let phones = 0;
const newPhone = () => `017${String((phones += 1)).padStart(8, "0")}`;
const TODAY = { from: "2026-01-01", to: "2026-12-31" };

const queueRow = (list: string, search: object, fields: (index: number) => object): DeskListRow => ({
  list,
  source: "lib/orders/call-queue/queries.ts",
  fill: orders(fields),
  read: async (cursor) =>
    idsOf(await getQueue({ viewer: VIEWER, query: queueQuerySchema.parse({ ...search, cursor }) })),
  accepts: acceptsBy(queueQuerySchema),
});

const parcelRow = (tab: "toPack" | "done", state: string): DeskListRow => ({
  list: `parcels: ${tab}`,
  source: "lib/delivery/parcels/queries.ts",
  fill: parcel(() => ({ state })),
  read: async (cursor) => idsOf(await listParcels(parcelListQuerySchema.parse({ tab, cursor }))),
  accepts: acceptsBy(parcelListQuerySchema),
});

const cashRow = (name: "late" | "lost" | "differing" | "unmarked", fields: object): DeskListRow => ({
  list: `cash: ${name}`,
  source: "lib/cash/payouts/queries.ts",
  fill: withCash(fields),
  read: async (cursor) => {
    const place: CashPlace = cashPlaceSchema.parse({ [name]: cursor });
    return ordersOf((await readCash(Date.now(), place))[name]);
  },
  accepts: acceptsBy(cashPlaceSchema, name),
});

/** Every list of the desk. A new list needs a row here: the test of the table reads each list to its end. */
export const DESK_LISTS: DeskListRow[] = [
  {
    list: "all orders",
    source: "lib/orders/all-orders/queries.ts",
    fill: orders(() => ({})),
    read: async (after) => idsOf(await getAdminOrdersPage(adminOrdersQuerySchema.parse({ after }))),
    accepts: acceptsBy(adminOrdersQuerySchema, "after"),
  },
  {
    list: "the contract's orders",
    source: "lib/orders/queries.ts",
    fill: orders(() => ({})),
    read: async (cursor) =>
      idsOf(
        toPage(await listOrders(listOrdersQuerySchema.parse({ limit: "100", cursor })), 99, ({ _id }) => _id),
      ),
    accepts: acceptsBy(listOrdersQuerySchema),
  },
  queueRow("the queue", {}, (index) => ({
    nextCallAt:
      index % 3 === 0 ? null : new Date(Date.now() + ((index % 3) - 1.5) * (1 + (index % 7)) * HOUR_MS),
  })),
  queueRow("the queue, newest first", { sort: "newest" }, () => ({})),
  queueRow("what was called off", { view: "calledOff" }, (index) => ({
    isCalledOff: true,
    deletedAt: new Date(Date.now() - Math.floor(index / 3) * 1_000),
  })),
  parcelRow("toPack", "toPack"),
  parcelRow("done", "delivered"),
  {
    list: "customers",
    source: "lib/orders/customers/last-orders.ts",
    fill: orders(() => ({ phone: newPhone() })),
    read: async (cursor) => {
      const { rows, next } = await listLastOrders(listCustomersQuerySchema.parse({ cursor }));
      return ordersOf({ rows, next });
    },
    accepts: acceptsBy(listCustomersQuerySchema),
  },
  {
    list: "the orders of a customer",
    source: "lib/orders/customers/orders-of-phone.ts",
    fill: orders(() => ({ phone: "01999999999" })),
    read: async (cursor) => {
      const query = customerOrdersQuerySchema.parse({ cursor });
      return idsOf(await listOrdersOfPhone("01999999999", { query, readable: {} }));
    },
    accepts: acceptsBy(customerOrdersQuerySchema),
  },
  {
    list: "returns",
    source: "lib/returns/queries.ts",
    fill: orders((index) => {
      const state = RETURN_STATES[index % 3];
      const entry = { ...returnOf(index), state, ...(state === "settled" && { settledAt: timeOf(index) }) };
      return { status: "Confirmed", returns: [entry] };
    }),
    read: async (cursor) => {
      const { rows, next } = await listReturns(listReturnsQuerySchema.parse({ cursor }));
      return { rows: rows.map(({ order }) => order._id), next };
    },
    accepts: acceptsBy(listReturnsQuerySchema),
  },
  cashRow("late", { cashReceived: null }),
  cashRow("lost", { cashReceived: null, state: "lost", handedOverAt: new Date() }),
  cashRow("differing", { cashReceived: 95, cashDifference: -5 }),
  cashRow("unmarked", { cashReceived: 100 }),
  {
    list: "cash: refunds",
    source: "lib/cash/read-cash-flow.ts",
    fill: orders((index) => {
      const refund = {
        at: timeOf(index),
        by: new Types.ObjectId(),
        amount: 5,
        method: "cash",
        reference: "",
      };
      const settled = { ...returnOf(index), state: "settled", settledAt: timeOf(index), refund };
      return { status: "Confirmed", returns: [settled] };
    }),
    read: async (cursor) => {
      const { refunds } = await readCashFlow(TODAY, cashPlaceSchema.parse({ refunds: cursor }).refunds);
      return ordersOf(refunds);
    },
    accepts: acceptsBy(cashPlaceSchema, "refunds"),
  },
  {
    list: "payouts",
    source: "lib/cash/payouts/queries.ts",
    fill: async (count) =>
      inserted(
        (
          await Payout.collection.insertMany(
            places(count).map(() => ({
              courier: "pathao",
              reference: new Types.ObjectId().toString(),
              referenceKey: new Types.ObjectId().toString(),
              day: "2026-01-02",
              total: 0,
              charges: 0,
              state: "recorded",
              actorEmail: "",
              rows: [],
            })),
          )
        ).insertedIds,
      ),
    read: async (payouts) => idsOf((await readCash(Date.now(), cashPlaceSchema.parse({ payouts }))).payouts),
    accepts: acceptsBy(cashPlaceSchema, "payouts"),
  },
  ...ADMIN_LISTS,
  ...REVIEW_LISTS,
];
