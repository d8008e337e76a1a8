import "server-only";
import { AppError } from "@/lib/http/errors";
import { toOrderDto } from "@/lib/orders/dto";
import { OPEN_RETURN_STATES, type ReturnState } from "@/lib/returned-pieces/constants";
import { toReturnSummary } from "@/lib/returned-pieces/dto";
import type { ReturnDto, ReturnListDto } from "@/lib/returns/dto";
import { type Exchange, readExchanges, refundDue } from "@/lib/returns/exchange-state";
import {
  readReturnable,
  requireReturn,
  type ReturnableOrder,
  type StoredReturn,
} from "@/lib/returns/read-returnable";
import { Order } from "@/models/order";

/** More than a shop with 60 parcels a day has open at a time. */
const MOST_OPEN = 200;
const MOST_SETTLED = 20;
const FIELDS = "-searchKeys -digest -newcomer -reservation -events -calls -notes";

/** Throws NOT_FOUND and RETURN_STATE. */
export async function requireReturnDto(orderId: string, returnId: string): Promise<ReturnDto> {
  const order = await readReturnable(orderId, "anybody");
  const [found] = await toReturnDtos([{ order, entry: requireReturn(order, returnId) }]);
  if (!found) throw new Error("A return that was found has a DTO.");
  return found;
}

/** The same for a page; null where there is none. */
export async function findReturnDto({
  id,
  returnId,
}: {
  id: string;
  returnId: string;
}): Promise<ReturnDto | null> {
  try {
    return await requireReturnDto(id, returnId);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** What somebody still has to do something about, oldest order first, and what was settled last. */
export async function listReturns(): Promise<ReturnListDto> {
  const [asked, open, settled] = await Promise.all([
    findReturns({ states: ["asked"], index: "returns", sort: { _id: 1 }, most: MOST_OPEN }),
    findReturns({ states: OPEN_RETURN_STATES, index: "returns", sort: { _id: 1 }, most: MOST_OPEN }),
    findReturns({
      states: ["settled"],
      index: "settledReturns",
      sort: { "returns.settledAt": -1 },
      most: MOST_SETTLED,
    }),
  ]);
  return {
    asked: await toReturnDtos(asked),
    open: await toReturnDtos(open),
    settled: await toReturnDtos(latestFirst(settled)),
  };
}

interface Found {
  order: ReturnableOrder;
  entry: StoredReturn;
}

/** Of several returns of an order, the older ones stand below those of other orders. */
const latestFirst = (found: Found[]): Found[] =>
  found.toSorted((a, b) => (b.entry.settledAt?.getTime() ?? 0) - (a.entry.settledAt?.getTime() ?? 0));

interface FindOptions {
  states: readonly ReturnState[];
  /** Its name. */
  index: "returns" | "settledReturns";
  sort: Record<string, 1 | -1>;
  most: number;
}

async function findReturns({ states, index, sort, most }: FindOptions): Promise<Found[]> {
  const orders: ReturnableOrder[] = await Order.find({
    "returns.state": { $in: states },
    ...(index === "settledReturns" && { "returns.settledAt": { $type: "date" } }),
    status: "Confirmed",
    deletedAt: null,
  })
    .hint(index)
    .sort(sort)
    .limit(most)
    .select(FIELDS)
    .lean();
  return orders.flatMap((order) =>
    (order.returns ?? []).filter(({ state }) => states.includes(state)).map((entry) => ({ order, entry })),
  );
}

async function toReturnDtos(found: Found[]): Promise<ReturnDto[]> {
  const exchanges = await readExchanges(found.flatMap(({ entry }) => entry.exchangeOrderId ?? []));
  return found.map(({ order, entry }) => {
    const exchange = exchanges.get(String(entry.exchangeOrderId)) ?? null;
    return {
      ...toReturnSummary(entry),
      order: toOrderDto(order),
      due: entry.state === "settled" || entry.state === "asked" ? 0 : refundDue(entry, exchange),
      exchange: toExchange(exchange),
    };
  });
}

/** One that was never placed has no number, and is none. */
function toExchange(exchange: Exchange | null): ReturnDto["exchange"] {
  if (typeof exchange?.order.orderNumber !== "number") return null;
  const { _id, orderNumber, amount } = exchange.order;
  return { orderId: _id.toString(), orderNumber, amount, state: exchange.state };
}
