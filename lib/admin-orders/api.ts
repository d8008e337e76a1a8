import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { AdminOrderDto, AdminOrdersPageDto } from "@/lib/admin-orders/dto";
import { type AdminOrdersQuery, adminOrdersSearch } from "@/lib/admin-orders/schema";
import { ApiError, callProtected, deleteProtected } from "@/lib/http/client";
import { COUNTS_KEY, ORDERS_KEY } from "@/lib/orders/api";
import type { OrderCounts } from "@/lib/orders/dto";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/orders/constants";
import type { CanceledPending, CancelPendingRequest, OrderDecision } from "@/lib/orders/schema";

const ADMIN_ORDERS_KEY = ["admin-orders"] as const;

/** An order as admins see it listed: somebody may have deleted it since. */
export type ListedOrder = AdminOrderDto & { isGone?: boolean };

/** A page of orders, and when it was read, in milliseconds. What is done to its orders here does not change that. */
export type AdminOrdersPage = Omit<AdminOrdersPageDto, "orders"> & { orders: ListedOrder[]; readAt: number };

/**
 * A page of orders. It is read when it is opened and when somebody asks, and not by itself: an admin who comes back
 * from a call finds the list as it was.
 */
export function useAdminOrdersPage(place: AdminOrdersQuery) {
  return useQuery({
    queryKey: [...ADMIN_ORDERS_KEY, place],
    queryFn: async (): Promise<AdminOrdersPage> => {
      const page = await callProtected<AdminOrdersPageDto>(`/allOrders/page${adminOrdersSearch(place)}`);
      return { ...page, readAt: Date.now() };
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

interface Decision {
  orderId: string;
  status: OrderDecision;
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
    mutationFn: ({ _id }: DeletedOrder) => deleteProtected(`/orders/${_id}`),
    onSuccess: (_, order) => takeOff(queryClient, order),
    onError: (error, { _id }) => noteIfGone(queryClient, _id, error),
    onSettled: () => countAnew(queryClient),
  });
}

/** Cancels all pending orders of a phone or of an account, up to the newest that the admin has seen of them. */
export function useCancelPending() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...group }: CancelPendingRequest & { key: string }) =>
      callProtected<CanceledPending>("/orders/cancelPending", {
        method: "POST",
        body: group,
        headers: { "Idempotency-Key": key },
      }),
    onSuccess: (_, group) => showCanceled(queryClient, group),
    onSettled: () => countAnew(queryClient),
  });
}

function showCanceled(queryClient: QueryClient, { phone, email, upTo = "" }: CancelPendingRequest): void {
  const isMeant = (order: ListedOrder) =>
    order.status === "pending" && order._id <= upTo && (order.phone === phone || order.email === email);
  changePages(queryClient, (page) => ({
    ...page,
    orders: page.orders.map((order) => (isMeant(order) ? { ...order, status: "Canceled" } : order)),
  }));
}

type DeletedOrder = Pick<AdminOrderDto, "_id" | "status">;

async function decideOrder(queryClient: QueryClient, { orderId, status }: Decision): Promise<void> {
  try {
    await callProtected(`/orders/${orderId}`, { method: "PATCH", body: { status } });
    showChange(queryClient, orderId, { status });
  } catch (error) {
    const decided = ORDER_STATUSES.find(
      (known) => error instanceof ApiError && known === error.details.status,
    );
    if (decided) showChange(queryClient, orderId, { status: decided });
    // An earlier try of this very call has done it.
    if (decided === status && error instanceof ApiError && error.isRetry) return;
    noteIfGone(queryClient, orderId, error);
    throw error;
  }
}

type OrderChange = { status: OrderStatus } | { isGone: true };

function showChange(queryClient: QueryClient, orderId: string, change: OrderChange): void {
  changePages(queryClient, (page) => ({
    ...page,
    orders: page.orders.map((order) => (order._id === orderId ? { ...order, ...change } : order)),
  }));
}

/** The order stays where the admin looks at it, marked, until the list is read again; other lists are by their next view. */
function noteIfGone(queryClient: QueryClient, orderId: string, error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) return;
  showChange(queryClient, orderId, { isGone: true });
  void queryClient.invalidateQueries({ queryKey: ADMIN_ORDERS_KEY, refetchType: "none" });
}

/** Off the lists and out of the numbers alike: they are compared with each other. */
function takeOff(queryClient: QueryClient, { _id, status }: DeletedOrder): void {
  changePages(queryClient, (page) => ({
    ...page,
    orders: page.orders.filter((order) => order._id !== _id),
    total: page.total - 1,
  }));
  queryClient.setQueryData<OrderCounts>(
    COUNTS_KEY,
    (counts) => counts && { ...counts, all: counts.all - 1, [status]: counts[status] - 1 },
    // They are no newer by that.
    { updatedAt: queryClient.getQueryState(COUNTS_KEY)?.dataUpdatedAt },
  );
}

function changePages(queryClient: QueryClient, change: (page: AdminOrdersPage) => AdminOrdersPage): void {
  queryClient.setQueriesData<AdminOrdersPage>({ queryKey: ADMIN_ORDERS_KEY }, (page) => page && change(page));
}

/** Nobody has to wait for the numbers. */
function countAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
}
