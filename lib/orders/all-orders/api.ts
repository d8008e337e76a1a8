import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminOrderDto, AdminOrdersPageDto } from "@/lib/orders/all-orders/dto";
import type { AdminOrdersQuery } from "@/lib/orders/all-orders/schema";
import { ApiError, callProtected, deleteProtected } from "@/lib/platform/http/client";
import { changePages, changeRow, useListPages } from "@/lib/platform/http/list-pages";
import { useChange } from "@/lib/platform/http/use-change";
import { COUNTS_KEY, ORDERS_KEY } from "@/lib/orders/api";
import type { CancellationReason } from "@/lib/orders/constants";
import type { OrderCounts, OrderDto } from "@/lib/orders/dto";
import type { CancelPendingRequest, OrderDecision } from "@/lib/orders/schema";
import { ORDER_STATUSES, ORDER_STEPS, type OrderStatus } from "@/lib/orders/lifecycle";
import { isSold, isUndecided } from "@/lib/orders/lifecycle/rules";

/** The key of the lists of orders: of all of them, and of the queue of calls. */
export const ADMIN_ORDERS_KEY = ["admin-orders"] as const;
/** The key of what has changed since the queue was read. */
export const QUEUE_NEWS_KEY = ["call-queue-news"] as const;
const SHARED_LIMITS_KEY = ["shared-limits"] as const;
const ALL_KEY = [...ADMIN_ORDERS_KEY, "all"] as const;

/** An order as admins see it listed: somebody may have deleted it since, or decided it before this desk did. */
export type ListedOrder = AdminOrderDto & { isGone?: boolean; wasDecidedElsewhere?: boolean };

/** A page of orders, and when it was read, in milliseconds. Work on its orders here does not change that. */
export type AdminOrdersPage = Omit<AdminOrdersPageDto, "rows"> & { rows: ListedOrder[]; readAt: number };

/**
 * A page of orders. It is read when it is opened and when somebody asks, and not by itself: an admin who comes back
 * from a call finds the list as it was.
 */
export function useAdminOrdersPage(place: AdminOrdersQuery) {
  return useListPages({
    key: [...ALL_KEY, place],
    read: async (): Promise<AdminOrdersPage> => {
      const page = await callProtected("GET /allOrders/page", { query: place });
      return { ...page, readAt: Date.now() };
    },
    isStill: true,
  });
}

/** Confirms or cancels a pending order, and shows it so where it stands, also when somebody else was first. */
export function useDecideOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => decideOrder(queryClient, decision),
    onSettled: () => countAnew(queryClient),
  });
}

/** Does the same to one order after another; the caller says when it was the last, and orders are counted again. */
export function useDecideOrders() {
  const queryClient = useQueryClient();
  return {
    decide: (decision: Decision) => decideOrder(queryClient, decision),
    finish: () => countAnew(queryClient),
  };
}

/** Deletes an order and takes it off the list. */
export function useDeleteListedOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: DeletedOrder) => deleteProtected("DELETE /orders/{id}", { params: { id: _id } }),
    onSuccess: (_, order) => takeOff(queryClient, order),
    onError: (error, { _id }) => noteIfGone(queryClient, _id, error),
    onSettled: () => countAnew(queryClient),
  });
}

/** What new customers share and have nearly used up. */
export function useSharedLimits() {
  return useQuery({
    queryKey: SHARED_LIMITS_KEY,
    queryFn: () => callProtected("GET /orders/sharedLimits", {}),
  });
}

/** Orders so far with a key that new customers share no longer count. */
export function useLiftLimit() {
  return useChange([SHARED_LIMITS_KEY], (key: string) =>
    callProtected("POST /orders/sharedLimits/lift", { body: { key } }),
  );
}

/** Cancels all pending orders of a phone, an account or a key that new customers share, up to the newest one seen. */
export function useCancelPending() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: CancelPendingRequest & { key: string }) =>
      callProtected("POST /orders/cancelPending", { body, key }),
    onSuccess: (_, group) => showCanceled(queryClient, group),
    onSettled: (_data, _error, { sharedKey }) => {
      countAnew(queryClient);
      if (sharedKey === undefined) return;
      // Which orders these are is not told: the lists are read anew.
      for (const queryKey of [SHARED_LIMITS_KEY, ADMIN_ORDERS_KEY])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}

function showCanceled(queryClient: QueryClient, { phone, email, upTo = "" }: CancelPendingRequest): void {
  const isMeant = (order: ListedOrder) =>
    isUndecided(order.status) && order._id <= upTo && (order.phone === phone || order.email === email);
  const cancel = (order: ListedOrder) =>
    isMeant(order) ? changed(order, { status: ORDER_STEPS.cancel.to }) : order;
  changePages<AdminOrdersPage>(queryClient, ALL_KEY, (pages) =>
    pages.map((page) => ({ ...page, rows: page.rows.map(cancel) })),
  );
}

/** Keeps on these orders that they were printed; the lists show it by their next view. */
export function useMarkPrinted() {
  return useChange([ADMIN_ORDERS_KEY], (ids: string[]) =>
    callProtected("POST /orders/printed", { body: { ids } }),
  );
}

/** The timeline tells of the order as it was read; who was first, of what was pressed last. */
function changed(order: ListedOrder, change: OrderChange): ListedOrder {
  return { ...order, timeline: undefined, wasDecidedElsewhere: false, ...change };
}

type DeletedOrder = Pick<AdminOrderDto, "_id" | "status">;

interface Decision {
  orderId: string;
  status: OrderDecision;
}

/** Confirms or cancels a pending order, and throws where it was decided otherwise. */
async function decideOrder(queryClient: QueryClient, { orderId, status }: Decision): Promise<void> {
  const show = (change: OrderChange) => showChange(queryClient, orderId, change);
  try {
    await callProtected("PATCH /orders/{id}", { params: { id: orderId }, body: { status } });
    show({ status, ...timeOf(status) });
  } catch (error) {
    const decided = ORDER_STATUSES.find(
      (known) => error instanceof ApiError && known === error.details.status,
    );
    // An earlier try of this very call has done it.
    const isDone = decided === status && error instanceof ApiError && error.isRetry;
    if (decided) show({ status: decided, ...(isDone ? timeOf(status) : { wasDecidedElsewhere: true }) });
    if (isDone) return;
    noteIfGone(queryClient, orderId, error);
    throw error;
  }
}

const timeOf = (status: OrderDecision) => {
  const at = new Date().toISOString();
  return isSold(status) ? { confirmedAt: at } : cancelledAt(at);
};

const cancelledAt = (at: string) => ({ cancellation: { at, reason: null, note: "" } });

/** What an order is that was just cancelled here. */
export const justCancelled = () => ({
  status: ORDER_STEPS.cancel.to,
  ...cancelledAt(new Date().toISOString()),
});

type OrderChange =
  | {
      status: OrderStatus;
      confirmedAt?: string;
      cancellation?: ListedOrder["cancellation"];
      wasDecidedElsewhere?: boolean;
    }
  | { isGone: true }
  | AdminOrderDto;

/** Cancels an order that is pending, or Confirmed and not handed over. */
export function useCancelOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callProtected("POST /orders/{id}/cancel", { params: { id }, body: {} }),
    onSuccess: (_, id) => showChange(queryClient, id, justCancelled()),
    onError: (error, id) => noteIfGone(queryClient, id, error),
    onSettled: () => countAnew(queryClient),
  });
}

/** Notes why an order was cancelled. */
export function useNoteReason() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: CancellationReason }) =>
      callProtected("PATCH /orders/{id}/cancel", { params: { id }, body: { reason } }),
    onSuccess: (order) => showChangedOrder(queryClient, order),
    onError: (error, { id }) => noteIfGone(queryClient, id, error),
  });
}

/** An order as a call has just answered it, where it stands in the lists; what a customer is answered stands in none. */
export function showChangedOrder(queryClient: QueryClient, order: AdminOrderDto | OrderDto): void {
  if (!("flags" in order)) return;
  showChange(queryClient, order._id, order);
  countAnew(queryClient);
}

/** Takes back that an order was confirmed, or just cancelled. */
export function useReopenOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callProtected("POST /orders/{id}/reopen", { params: { id } }),
    async onSuccess(order) {
      showChangedOrder(queryClient, order);
      await forgetGone(queryClient, order._id);
    },
    onError: (error, orderId) => noteIfGone(queryClient, orderId, error),
    onSettled: () => countAnew(queryClient),
  });
}

/** The news that it no longer waits for a call is of the time before it was taken back. */
async function forgetGone(queryClient: QueryClient, orderId: string): Promise<void> {
  const queryKey = QUEUE_NEWS_KEY;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<{ gone: string[] }>(
    { queryKey },
    (news) => news && { ...news, gone: news.gone.filter((id) => id !== orderId) },
  );
}

function showChange(queryClient: QueryClient, orderId: string, change: OrderChange): void {
  changeRow<ListedOrder>(queryClient, {
    key: ADMIN_ORDERS_KEY,
    id: orderId,
    change: (order) => changed(order, change),
  });
}

/** The order stays where the admin looks at it, marked, until the list is read again; other lists are by their next view. */
export function noteIfGone(queryClient: QueryClient, orderId: string, error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) return;
  showChange(queryClient, orderId, { isGone: true });
  void queryClient.invalidateQueries({ queryKey: ADMIN_ORDERS_KEY, refetchType: "none" });
}

/** Off the lists and out of the numbers alike: they are compared with each other. */
function takeOff(queryClient: QueryClient, { _id, status }: DeletedOrder): void {
  changePages<AdminOrdersPage>(queryClient, ALL_KEY, (pages) =>
    pages.map((page) => ({ ...page, total: page.total - 1 })),
  );
  changeRow(queryClient, { key: ADMIN_ORDERS_KEY, id: _id, change: () => null });
  queryClient.setQueryData<OrderCounts>(
    COUNTS_KEY,
    (counts) =>
      counts && {
        ...counts,
        all: counts.all - 1,
        waiting: counts.waiting - (isUndecided(status) ? 1 : 0),
        [status]: counts[status] - 1,
      },
    // They are no newer by that.
    { updatedAt: queryClient.getQueryState(COUNTS_KEY)?.dataUpdatedAt },
  );
}

/** Nobody has to wait for the numbers. */
function countAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
}
