import "server-only";
import { readGroups } from "@/lib/platform/database/read-groups";
import { AppError } from "@/lib/platform/http/errors";
import { toPage, writeCursor } from "@/lib/platform/http/list";
import { toOrderDto } from "@/lib/orders/dto";
import { toReturnSummary } from "@/lib/orders/lines/dto";
import type { ReturnDto, ReturnListDto } from "@/lib/returns/dto";
import { type Exchange, readExchanges, refundDue } from "@/lib/returns/exchange-state";
import { readReturnable, requireReturn, type ReturnableOrder } from "@/lib/returns/read-returnable";
import type { ListReturnsQuery } from "@/lib/returns/schema";
import { Order } from "@/models/order";
import type { StoredReturn } from "@/models/order-return";
import { RETURN_STEPS, type ReturnState } from "@/lib/orders/lifecycle";
import { isOnlyAsked, OPEN_RETURN_STATES, SOLD } from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";

/** So many orders with returns are read at once. */
const RETURNS_STEP = 50;
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

/** What somebody still has to do something about, oldest order first; then what was settled, the latest first. */
export async function listReturns({
  cursor,
  limit = RETURNS_STEP,
}: ListReturnsQuery = {}): Promise<ReturnListDto> {
  const { numbers: [reached = 0, time = 0] = [], id } = cursor ?? {};
  const groups = GROUPS.map(
    ({ states, index }) =>
      async (isReached: boolean, most: number) =>
        await findOrders({
          states,
          index,
          last: isReached && id ? { at: new Date(time), id } : undefined,
          most,
        }),
  );
  const [found, counts] = await Promise.all([
    readGroups({ groups, reached, most: limit + 1 }),
    Promise.all(GROUPS.map(countReturns)),
  ]);
  const { rows, next } = toPage(found, limit, ({ group, row }) =>
    writeCursor(group, group === SETTLED ? settledAt(row) : 0, row._id),
  );
  const [asked = 0, open = 0, settled = 0] = counts;
  return {
    rows: await toReturnDtos(
      GROUPS.flatMap(({ states }, at) => {
        const ofGroup = rows.filter(({ group }) => group === at).flatMap(({ row }) => returnsIn(row, states));
        return at === SETTLED ? latestFirst(ofGroup) : ofGroup;
      }),
    ),
    next,
    counts: { asked, open, settled },
  };
}

interface ReturnGroup {
  states: readonly ReturnState[];
  /** Its name. */
  index: "returns" | "settledReturns";
}

/** The parts of the list, one behind the other. */
const GROUPS: readonly ReturnGroup[] = [
  { states: [RETURN_STEPS.ask.to], index: "returns" },
  { states: OPEN_RETURN_STATES, index: "returns" },
  { states: [RETURN_STEPS.settle.to], index: "settledReturns" },
];
const SETTLED = GROUPS.length - 1;

interface Found {
  order: ReturnableOrder;
  entry: StoredReturn;
}

const returnsIn = (order: ReturnableOrder, states: readonly ReturnState[]): Found[] =>
  (order.returns ?? []).flatMap((entry) => (states.includes(entry.state) ? [{ order, entry }] : []));

/** When the last return of an order was settled, in milliseconds. */
const settledAt = ({ returns }: ReturnableOrder): number =>
  Math.max(0, ...(returns ?? []).map((entry) => entry.settledAt?.getTime() ?? 0));

/** Of several returns of an order, the older ones stand below those of other orders. */
const latestFirst = (found: Found[]): Found[] =>
  found.toSorted((a, b) => (b.entry.settledAt?.getTime() ?? 0) - (a.entry.settledAt?.getTime() ?? 0));

interface FindOptions extends ReturnGroup {
  /** The last order seen, and when its last return was settled. */
  last: { at: Date; id: string } | undefined;
  most: number;
}

const withReturns = ({ states, index }: ReturnGroup) => ({
  "returns.state": { $in: states },
  ...(index === "settledReturns" && { "returns.settledAt": { $type: "date" as const } }),
  ...SOLD,
});

async function findOrders({ last, most, ...group }: FindOptions): Promise<ReturnableOrder[]> {
  const isSettled = group.index === "settledReturns";
  return await Order.find({
    ...withReturns(group),
    ...(last && (isSettled ? settledBefore(last) : { _id: { $gt: last.id } })),
  })
    .hint(engineHint(group.index))
    .sort(isSettled ? { "returns.settledAt": -1, _id: -1 } : { _id: 1 })
    .limit(most)
    .select(FIELDS)
    .lean();
}

/** An order counts by the last of its returns: none of them may be later. */
const settledBefore = ({ at, id }: { at: Date; id: string }) => ({
  $nor: [{ "returns.settledAt": { $gt: at } }, { "returns.settledAt": at, _id: { $gte: id } }],
});

async function countReturns(group: ReturnGroup): Promise<number> {
  const orders = await Order.find(withReturns(group))
    .hint(engineHint(group.index))
    .select("returns.state")
    .lean();
  return orders.flatMap(({ returns }) => returns ?? []).filter(({ state }) => group.states.includes(state))
    .length;
}

async function toReturnDtos(found: Found[]): Promise<ReturnDto[]> {
  const exchanges = await readExchanges(found.flatMap(({ entry }) => entry.exchangeOrderId ?? []));
  return found.map(({ order, entry }) => {
    const exchange = exchanges.get(String(entry.exchangeOrderId)) ?? null;
    return {
      ...toReturnSummary(entry),
      order: toOrderDto(order),
      due: entry.state === RETURN_STEPS.settle.to || isOnlyAsked(entry) ? 0 : refundDue(entry, exchange),
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
