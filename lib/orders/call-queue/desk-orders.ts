import "server-only";
import type { Types } from "mongoose";
import { idsOfDeskFacts, toDeskFacts } from "@/lib/orders/all-orders/desk-facts";
import { readHoldings } from "@/lib/orders/all-orders/read-holdings";
import { readBlocks, toPhoneBlock } from "@/lib/orders/blocked-phones/queries";
import { workable } from "@/lib/orders/call-queue/change-at-desk";
import type { DeskOrderDto } from "@/lib/orders/call-queue/dto";
import { listFlags } from "@/lib/orders/all-orders/list-flags";
import { readHistory } from "@/lib/orders/all-orders/read-history";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { toOrderDto } from "@/lib/orders/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { readNames } from "@/lib/accounts/users/queries";
import { countEarlier } from "@/lib/orders/all-orders/rules";
import { Order } from "@/models/order";
import { orderGone } from "@/lib/orders/order-gone";

/** What the desk needs of an order: neither its events nor what it is found by. */
export const DESK_FIELDS = "-events -searchKeys -digest -newcomer -reservation";

const findOne = (orderId: string) =>
  Order.findOne({ _id: orderId, ...workable() })
    .select(DESK_FIELDS)
    .lean();

export type StoredOrder = NonNullable<Awaited<ReturnType<typeof findOne>>>;

/** One order as the desk shows it. Throws NOT_FOUND. */
export async function requireDeskOrder(orderId: string, viewer: UserDto): Promise<DeskOrderDto> {
  const order = await findOne(orderId);
  const [shown] = order ? await toDeskOrders([order], viewer) : [];
  if (!shown) throw orderGone();
  return shown;
}

/** Orders with what else is known of their phones, and who has done what. */
export async function toDeskOrders(stored: StoredOrder[], viewer: UserDto): Promise<DeskOrderDto[]> {
  const orders = stored.map(toOrderDto);
  const phones = orders.map(({ phone }) => phone);
  const [holdingsOf, history, blocks, names] = await Promise.all([
    readHoldings(orders),
    readHistory(phones),
    readBlocks(phones),
    readNames(stored.flatMap(idsOfStaff)),
  ]);
  return orders.map((order, index) => {
    const ofPhone = history.get(order.phone) ?? [];
    return {
      ...order,
      earlier: countEarlier(ofPhone.filter(({ _id }) => _id < order._id)),
      holdings: holdingsOf(order),
      flags: listFlags(order, ofPhone),
      phoneBlock: toPhoneBlock(blocks.get(order.phone)),
      ...toDeskFields(stored[index], { names, viewer }),
    };
  });
}

interface Around {
  names: Map<string, string>;
  viewer: UserDto;
}

function toDeskFields(order: StoredOrder | undefined, { names, viewer }: Around) {
  const nameOf = (id: Types.ObjectId) => names.get(id.toString()) ?? "";
  const { calling, calls, notes, nextCallAt, deletedAt } = order ?? {};
  return {
    ...toDeskFacts(order ?? {}, names),
    version: order?.version ?? 0,
    calls: (calls ?? []).map(({ at, by, outcome, nextAt, note }) => ({
      at: toDhakaIso(at),
      by: nameOf(by),
      outcome,
      nextAt: nextAt ? toDhakaIso(nextAt) : null,
      note: note ?? "",
    })),
    notes: (notes ?? []).map(({ at, by, text }) => ({ at: toDhakaIso(at), by: nameOf(by), text })),
    nextCallAt: nextCallAt ? toDhakaIso(nextCallAt) : null,
    calling:
      calling && calling.until.getTime() > Date.now()
        ? { name: nameOf(calling.by), isMine: calling.by.toString() === viewer._id }
        : null,
    calledOffAt: deletedAt ? toDhakaIso(deletedAt) : null,
  };
}

function idsOfStaff(order: StoredOrder): Types.ObjectId[] {
  const { calls, notes, calling } = order;
  const deeds = [...(calls ?? []), ...(notes ?? []), ...(calling ? [calling] : [])];
  return [...deeds.map(({ by }) => by), ...idsOfDeskFacts(order)];
}
