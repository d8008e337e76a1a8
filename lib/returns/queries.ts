import "server-only";
import { readGroups } from "@/lib/platform/database/read-groups";
import { AppError } from "@/lib/platform/http/errors";
import { toPage, writeCursor } from "@/lib/platform/http/list";
import { toOrderDto } from "@/lib/orders/dto";
import { toReturnSummary } from "@/lib/orders/lines/to-return-summary";
import type { ReturnDto, ReturnListDto } from "@/lib/returns/dto";
import { type Exchange, readExchanges, refundDue } from "@/lib/returns/exchange-state";
import { readReturnable, requireReturn, type ReturnableOrder } from "@/lib/returns/read-returnable";
import type { ListReturnsQuery } from "@/lib/returns/schema";
import { Order } from "@/models/order";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";
import {
  OPEN_RETURN_STATES,
  RETURN_TAB_NAMES,
  RETURN_TABS,
  type ReturnTab,
  SOLD,
} from "@/lib/orders/lifecycle/rules";
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

/** The returns that somebody still has to act on, oldest order first; then the settled ones, the latest first. */
export async function listReturns({
  cursor,
  limit = RETURNS_STEP,
}: ListReturnsQuery = {}): Promise<ReturnListDto> {
  const { numbers: [reached = 0, time = 0] = [], id } = cursor ?? {};
  const groups = RETURN_TAB_NAMES.map(
    (tab) => async (isReached: boolean, most: number) =>
      await findOrders({ tab, last: isReached && id ? { at: new Date(time), id } : undefined, most }),
  );
  const [found, [asked = 0, open = 0, settled = 0]] = await Promise.all([
    readGroups({ groups, reached, most: limit + 1 }),
    Promise.all(RETURN_TAB_NAMES.map(countReturns)),
  ]);
  const { rows, next } = toPage(found, limit, ({ group, row }) =>
    writeCursor(group, isSettled(RETURN_TAB_NAMES[group]) ? settledAt(row) : 0, row._id),
  );
  const listed = RETURN_TAB_NAMES.flatMap((tab, at) => {
    const ofTab = rows.filter(({ group }) => group === at).flatMap(({ row }) => returnsIn(row, tab));
    return isSettled(tab) ? latestFirst(ofTab) : ofTab;
  });
  return { rows: await toReturnDtos(listed), next, counts: { asked, open, settled } };
}

const isSettled = (tab: ReturnTab | undefined): boolean => tab === "settled";

interface Found {
  order: ReturnableOrder;
  entry: StoredReturn;
}

const returnsIn = (order: ReturnableOrder, tab: ReturnTab): Found[] =>
  (order.returns ?? []).flatMap((entry) =>
    RETURN_TABS[tab].includes(entry.state) ? [{ order, entry }] : [],
  );

/** When the last return of an order was settled, in milliseconds. */
const settledAt = ({ returns }: ReturnableOrder): number =>
  Math.max(0, ...(returns ?? []).map((entry) => entry.settledAt?.getTime() ?? 0));

/** Sorts by the time of each return: an order's older returns may stand below those of other orders. */
const latestFirst = (found: Found[]): Found[] =>
  found.toSorted((a, b) => (b.entry.settledAt?.getTime() ?? 0) - (a.entry.settledAt?.getTime() ?? 0));

const indexOf = (tab: ReturnTab) => (isSettled(tab) ? "settledReturns" : "returns");

const withReturns = (tab: ReturnTab) => ({
  "returns.state": { $in: RETURN_TABS[tab] },
  ...(isSettled(tab) && { "returns.settledAt": { $type: "date" as const } }),
  ...SOLD,
});

interface FindOptions {
  tab: ReturnTab;
  /** The last order seen, and when its last return was settled. */
  last: { at: Date; id: string } | undefined;
  most: number;
}

async function findOrders({ tab, last, most }: FindOptions): Promise<ReturnableOrder[]> {
  return await Order.find({
    ...withReturns(tab),
    ...(last && (isSettled(tab) ? settledBefore(last) : { _id: { $gt: last.id } })),
  })
    .hint(engineHint(indexOf(tab)))
    .sort(isSettled(tab) ? { "returns.settledAt": -1, _id: -1 } : { _id: 1 })
    .limit(most)
    .select(FIELDS)
    .lean();
}

/** An order counts by the last of its returns: none of them may be later. */
const settledBefore = ({ at, id }: { at: Date; id: string }) => ({
  $nor: [{ "returns.settledAt": { $gt: at } }, { "returns.settledAt": at, _id: { $gte: id } }],
});

async function countReturns(tab: ReturnTab): Promise<number> {
  const orders = await Order.find(withReturns(tab))
    .hint(engineHint(indexOf(tab)))
    .select("returns.state")
    .lean();
  const states = orders.flatMap(({ returns }) => (returns ?? []).map(({ state }) => state));
  return states.filter((state) => RETURN_TABS[tab].includes(state)).length;
}

async function toReturnDtos(found: Found[]): Promise<ReturnDto[]> {
  const exchanges = await readExchanges(found.flatMap(({ entry }) => entry.exchangeOrderId ?? []));
  return found.map(({ order, entry }) => {
    const exchange = exchanges.get(String(entry.exchangeOrderId)) ?? null;
    return {
      ...toReturnSummary(entry),
      order: toOrderDto(order),
      payTo: toPayTo(entry),
      due: OPEN_RETURN_STATES.includes(entry.state) ? refundDue(entry, exchange) : 0,
      exchange: toExchange(exchange),
    };
  });
}

function toPayTo({ payTo }: StoredReturn): ReturnDto["payTo"] {
  return payTo ? { method: payTo.method, account: payTo.account } : null;
}

/** One that was never placed has no number, and is none. */
function toExchange(exchange: Exchange | null): ReturnDto["exchange"] {
  if (typeof exchange?.order.orderNumber !== "number") return null;
  const { _id, orderNumber, amount } = exchange.order;
  return { orderId: _id.toString(), orderNumber, amount, state: exchange.state };
}
