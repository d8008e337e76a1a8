import type { Types } from "mongoose";
import { buildTimeline } from "@/lib/orders/timeline/build-timeline";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";
import {
  type Described,
  type DescribedOrder,
  type DescribedReturn,
  isTelling,
} from "@/testing/model/describe";
import { countPlaces, type Model } from "@/testing/model/state";
import type { World } from "@/testing/model/world";

const findOrders = (phones: string[]) =>
  Order.find({ phone: { $in: phones }, status: { $in: ORDER_STATUSES } })
    .sort({ _id: 1 })
    .lean();
const findUnits = (productIds: string[]) => StockUnit.find({ productId: { $in: productIds } }).lean();

type StoredOrder = Awaited<ReturnType<typeof findOrders>>[number];
type StoredUnit = Awaited<ReturnType<typeof findUnits>>[number];

export interface Shop {
  orders: StoredOrder[];
  units: StoredUnit[];
}

/** Reads the orders and stock of each of these worlds from the shop. */
export async function readShop(worlds: readonly World[]): Promise<Map<World, Shop>> {
  const [orders, units] = await Promise.all([
    findOrders(worlds.map(({ phone }) => phone)),
    findUnits(worlds.flatMap(({ products }) => products.map(({ _id }) => _id))),
  ]);
  return new Map(
    worlds.map((world) => {
      const productIds = world.products.map(({ _id }) => _id);
      const isOurs = ({ productId }: StoredUnit) => productIds.includes(productId.toString());
      return [
        world,
        { orders: orders.filter(({ phone }) => phone === world.phone), units: units.filter(isOurs) },
      ];
    }),
  );
}

/** The same description as describeModel(), with the model's names. */
export function describeShop(world: World, { orders, units }: Shop, model: Model): Described {
  const names = namesOf(world, model);
  const described = orders.map((order) => {
    const name = names.get(order._id.toString()) ?? order._id.toString();
    return [name, describeOrder(world, order, names)] as const;
  });
  return { units: describeUnits(world, units, model), orders: Object.fromEntries(described) };
}

const namesOf = ({ orderIds }: World, { orders }: Model): Map<string, number> =>
  new Map([...orderIds].flatMap(([name, id]) => (orders.has(name) ? [[id, name]] : [])));

/** The shop counts pieces that are away as sold; the model says how many of them are away. */
function describeUnits({ products }: World, units: StoredUnit[], model: Model): Described["units"] {
  return model.options.map(({ product, size, count }, option) => {
    const unit = units.find(
      (one) => one.productId.toString() === products[product]?._id && (one.size === "" || one.size === size),
    );
    if (count === null || !unit) return null;
    const held = unit.holds.reduce((sum, { quantity }) => sum + quantity, unit.held);
    const { away } = countPlaces(model, option);
    return [unit.stock, held, unit.sold - away, away];
  });
}

function describeOrder(world: World, order: StoredOrder, names: Map<string, number>): DescribedOrder {
  const { status, deletedAt, parcel, cartItems, amount, advance, exchangeOf, returns, events } = order;
  const outbox = new Set(order.outbox?.map(String));
  const worded = events.map(({ id, kind, by }) => ({ id, word: `${kind} ${by.role}` }));
  const lineOf = (lineId: Types.ObjectId) => cartItems.findIndex(({ _id }) => _id.equals(lineId));
  return {
    status,
    isHidden: Boolean(deletedAt),
    parcel: parcel?.state ?? null,
    lines: cartItems.map(({ productId, size, quantity }) => [
      world.model.options.findIndex(
        (one) => world.products[one.product]?._id === productId.toString() && one.size === size,
      ),
      quantity,
    ]),
    money: {
      amount,
      advance: advance?.amount ?? 0,
      credit: exchangeOf?.credit ?? null,
      expected: parcel?.cashExpected ?? null,
      received: parcel?.cashReceived ?? null,
      difference: parcel?.cashDifference ?? null,
    },
    ticks:
      parcel?.returned?.map(({ lineId, sellable, back }) => [lineOf(lineId), sellable, back ?? sellable]) ??
      null,
    returns: (returns ?? []).map((entry) => describeReturn(entry, lineOf, names)),
    events: worded.map(({ word }) => word),
    told: worded.flatMap(({ id, word }) => (isTelling(word) && outbox.has(String(id)) ? [word] : [])),
    timeline: timelineOf(order),
  };
}

type StoredReturn = NonNullable<StoredOrder["returns"]>[number];

function describeReturn(
  { state, lines, refund, exchangeOrderId }: StoredReturn,
  lineOf: (lineId: Types.ObjectId) => number,
  names: Map<string, number>,
): DescribedReturn {
  return {
    state,
    lines: lines.map(({ lineId, quantity, value, sellable }) => [
      lineOf(lineId),
      quantity,
      value,
      sellable ?? null,
    ]),
    refund: refund?.amount ?? null,
    exchange: exchangeOrderId ? String(names.get(String(exchangeOrderId)) ?? "undone") : null,
  };
}

function timelineOf(order: StoredOrder): string[] {
  const steps = buildTimeline(order).entries.flatMap(({ step, state }) => (state === "next" ? [] : [step]));
  const isChange = (step: string) => step === "changed";
  return [...steps.filter((step) => !isChange(step)), ...steps.filter(isChange)];
}
