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
import { ORDER_STATUSES } from "@/lib/orders/rules";
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

/** Confirms or cancels a pending order, and shows it so where it stands, also when somebody else was first. */
export function useDecideOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, status }: { orderId: string; status: OrderDecision }) =>
      callProtected(`/orders/${orderId}`, { method: "PATCH", body: { status } }),
    onSuccess: (_, { orderId, status }) => {
      changeOrder(queryClient, orderId, (order) => ({ ...order, status }));
    },
    onError: (error, { orderId }) => {
      const status = ORDER_STATUSES.find(
        (known) => error instanceof ApiError && known === error.details.status,
      );
      if (status) changeOrder(queryClient, orderId, (order) => ({ ...order, status }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

/** Deletes an order and takes it off the list. */
export function useDeleteDeskOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderId: string) => callProtected(`/orders/${orderId}`, { method: "DELETE" }),
    onSuccess: (_, orderId) => changeOrder(queryClient, orderId, () => null),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

function changeOrder(
  queryClient: QueryClient,
  orderId: string,
  change: (order: DeskOrderDto) => DeskOrderDto | null,
): void {
  queryClient.setQueriesData<DeskPageDto>(
    { queryKey: DESK_KEY },
    (page) =>
      page && {
        ...page,
        orders: page.orders
          .map((order) => (order._id === orderId ? change(order) : order))
          .filter((order) => order !== null),
      },
  );
}
