import "server-only";
import { readNames } from "@/lib/accounts/users/queries";
import { type PhoneBlock, readBlocks, toPhoneBlock } from "@/lib/orders/blocked-phones/queries";
import type { LastOrder } from "@/lib/orders/customers/last-orders";
import { readNotes } from "@/lib/orders/customer-notes";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { isKeptForMoney } from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { type CustomerDto, MOST_COUNTED } from "@/lib/reports/customers/dto";
import type { Measure } from "@/lib/reports/numbers/constants";
import { COUNTED_FIELDS, numbersOf } from "@/lib/reports/numbers/sum-orders";
import { Order } from "@/models/order";

interface ReadOptions {
  /** False leaves out what staff does not see. */
  withMoney: boolean;
  /** How many notes of each. */
  mostNotes: number;
}

/** These customers, counted from their own orders alone, as the numbers count. */
export async function readCustomers(
  customers: readonly LastOrder[],
  { withMoney, mostNotes }: ReadOptions,
): Promise<CustomerDto[]> {
  const phones = customers.map(({ phone }) => phone);
  const [ordersOf, blocks, notesOf] = await Promise.all([
    Promise.all(customers.map(readOrders)),
    readBlocks(phones),
    readNotes(phones),
  ]);
  const shownNotes = phones.map((phone) => (notesOf.get(phone) ?? []).slice(0, mostNotes));
  const names = await readNames(shownNotes.flat().map(({ by }) => by));
  return customers.flatMap(({ orderId, phone }, index) => {
    const orders = ordersOf[index] ?? [];
    const customer = toCustomer(orders, { orderId, phone, withMoney, block: blocks.get(phone) });
    if (!customer) return [];
    const notes = (shownNotes[index] ?? []).map(({ at, by, text }) => ({
      at: toDhakaIso(at),
      by: names.get(by.toString()) ?? "",
      text,
    }));
    return [{ ...customer, notes, ...(!withMoney && { deliveredTaka: null }) }];
  });
}

/** The newest orders of a phone that count: not those that an admin has deleted, unless their parcel was out by then. */
async function readOrders({ phone }: LastOrder) {
  const orders = await Order.find({ phone, status: { $in: ORDER_STATUSES } })
    .hint(engineHint({ phone: 1, status: 1, _id: 1 }))
    .sort({ _id: -1 })
    .limit(MOST_COUNTED)
    .select(`${COUNTED_FIELDS} name address orderTime deletedAt`)
    .lean();
  return orders.filter((order) => isKeptForMoney(order) || order.isCalledOff);
}

type CountedOrders = Awaited<ReturnType<typeof readOrders>>;

interface Known extends LastOrder, Pick<ReadOptions, "withMoney"> {
  block: PhoneBlock | undefined;
}

/** Null where its orders were deleted meanwhile. */
function toCustomer(
  orders: CountedOrders,
  { orderId, phone, withMoney, block }: Known,
): Omit<CustomerDto, "notes"> | null {
  // Staff may read this one; others of the phone are only counted for them.
  const last = withMoney ? orders[0] : orders.find(({ _id }) => _id.toString() === orderId);
  if (!last) return null;
  const numbers = orders.map((order) => numbersOf(order));
  const sum = (measure: Measure) => numbers.reduce((total, one) => total + (one[measure] ?? 0), 0);
  return {
    _id: orderId,
    phone,
    name: last.name,
    address: last.address,
    orders: sum("orders"),
    canceled: sum("canceled"),
    delivered: sum("delivered"),
    sentBack: sum("returned"),
    deliveredTaka: sum("deliveredTaka"),
    lastOrderTime: toDhakaIso(last.orderTime),
    phoneBlock: toPhoneBlock(block),
  };
}
