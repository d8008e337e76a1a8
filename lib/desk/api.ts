import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { DeskOrderDto, DeskPageDto } from "@/lib/desk/dto";
import { type DeskPageQuery, deskSearch } from "@/lib/desk/schema";
import { ApiError, callProtected } from "@/lib/http/client";
import { ORDERS_KEY } from "@/lib/orders/api";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/orders/rules";
import type { OrderDecision } from "@/lib/orders/schema";

const DESK_KEY = ["desk"] as const;

/**
 * A page of orders. It is read when it is opened and when somebody asks, and not by itself: an admin who comes back
 * from a call finds the list as it was.
 */
export function useDeskPage(place: DeskPageQuery) {
  return useQuery({
    queryKey: [...DESK_KEY, place],
    queryFn: () => callProtected<DeskPageDto>(`/allOrders/page${deskSearch(place)}`),
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
export function useDeleteDeskOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderId: string) => callProtected(`/orders/${orderId}`, { method: "DELETE" }),
    onSuccess: (_, orderId) => takeOff(queryClient, orderId),
    onSettled: () => countAnew(queryClient),
  });
}

async function decideOrder(queryClient: QueryClient, { orderId, status }: Decision): Promise<void> {
  try {
    await callProtected(`/orders/${orderId}`, { method: "PATCH", body: { status } });
    showStatus(queryClient, orderId, status);
  } catch (error) {
    const decided = ORDER_STATUSES.find(
      (known) => error instanceof ApiError && known === error.details.status,
    );
    if (decided) showStatus(queryClient, orderId, decided);
    throw error;
  }
}

function showStatus(queryClient: QueryClient, orderId: string, status: OrderStatus): void {
  const change = (order: DeskOrderDto) => (order._id === orderId ? { ...order, status } : order);
  changePages(queryClient, (page) => ({ ...page, orders: page.orders.map(change) }));
}

function takeOff(queryClient: QueryClient, orderId: string): void {
  changePages(queryClient, (page) => ({
    ...page,
    orders: page.orders.filter(({ _id }) => _id !== orderId),
  }));
}

function changePages(queryClient: QueryClient, change: (page: DeskPageDto) => DeskPageDto): void {
  queryClient.setQueriesData<DeskPageDto>({ queryKey: DESK_KEY }, (page) => page && change(page));
}

/** Nobody has to wait for the numbers. */
function countAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
}
