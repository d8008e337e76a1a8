import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { CallOutcome } from "@/lib/call-queue/constants";
import type { AdminOrderDto } from "@/lib/admin-orders/dto";
import { type Decision, sendDecision } from "@/lib/admin-orders/api";
import type { DeskOrderDto, FlagDto, QueueDto, QueueNewsDto } from "@/lib/call-queue/dto";
import { type QueuePlace, queueSearch } from "@/lib/call-queue/schema";
import { ApiError, callProtected } from "@/lib/http/client";
import { COUNTS_KEY, ORDERS_KEY } from "@/lib/orders/api";

const QUEUE_KEY = ["call-queue"] as const;
const NEWS_MS = 4_000;

/** An order as the queue lists it: somebody may have deleted it since. */
export type QueuedOrder = DeskOrderDto & { isGone?: boolean };
export type Queue = Omit<QueueDto, "orders"> & { orders: QueuedOrder[] };

/** The queue as it was when it was read: its cards only move when somebody asks. */
export function useQueue(place: QueuePlace, limit: number) {
  return useQuery({
    queryKey: [...QUEUE_KEY, place, limit],
    queryFn: () => callProtected<Queue>(`/orders/queue${queueSearch(place, limit)}`),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What has changed since the queue was read; asked for every few seconds while the page is looked at. */
export function useQueueNews(queue: Queue | undefined) {
  const ids = queue?.orders.map(({ _id }) => _id).join(",") ?? "";
  const search = new URLSearchParams({ ...(queue?.newest && { after: queue.newest }), ...(ids && { ids }) });
  return useQuery({
    queryKey: ["call-queue-news", search.toString()],
    queryFn: () => callProtected<QueueNewsDto>(`/orders/queue/news?${search.toString()}`),
    enabled: queue !== undefined,
    refetchInterval: NEWS_MS,
    refetchOnWindowFocus: "always",
    retry: false,
  });
}

interface CallMade {
  orderId: string;
  outcome: CallOutcome;
  nextAt?: string | undefined;
  note?: string | undefined;
}

/** Writes down what came of a call; the card shows it where it stands. */
export function useRecordCall() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, ...call }: CallMade) =>
      callProtected<DeskOrderDto>(`/orders/${orderId}/calls`, { method: "POST", body: call }),
    onSuccess: (order) => showOrder(queryClient, order._id, order),
    onError: (error, { orderId }) => noteIfGone(queryClient, orderId, error),
  });
}

export function useAddNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, text }: { orderId: string; text: string }) =>
      callProtected<DeskOrderDto>(`/orders/${orderId}/notes`, { method: "POST", body: { text } }),
    onSuccess: (order) => showOrder(queryClient, order._id, order),
    onError: (error, { orderId }) => noteIfGone(queryClient, orderId, error),
  });
}

/** Takes the charge that the address asks for; the card shows the new total. */
export function useCorrectCharge() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, charge }: { order: QueuedOrder; charge: NonNullable<FlagDto["charge"]> }) =>
      callProtected<AdminOrderDto>(`/orders/${order._id}/contents`, {
        method: "PATCH",
        body: { version: order.version, ...charge },
      }),
    onSuccess: (changed, { order }) =>
      showOrder(queryClient, order._id, {
        ...changed,
        flags: order.flags.filter(({ kind }) => kind !== "zone"),
      }),
    onError: (error, { order }) => noteIfGone(queryClient, order._id, error),
  });
}

/** Notes what was paid before delivery. */
export function useNoteAdvance() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, ...advance }: { orderId: string; amount: number; reference: string }) =>
      callProtected<DeskOrderDto>(`/orders/${orderId}/advance`, { method: "POST", body: advance }),
    onSuccess: (order) => showOrder(queryClient, order._id, order),
  });
}

interface BlockWish {
  orderId: string;
  reason: string;
  days: number;
}

/** Blocks the phone of an order, or lets it order again; all cards of the phone show it by their next view. */
export function usePhoneBlock() {
  const queryClient = useQueryClient();
  const onSuccess = (order: DeskOrderDto) => showOrder(queryClient, order._id, order);
  return {
    block: useMutation({
      mutationFn: ({ orderId, ...block }: BlockWish) =>
        callProtected<DeskOrderDto>(`/orders/${orderId}/phoneBlock`, { method: "POST", body: block }),
      onSuccess,
    }),
    unblock: useMutation({
      mutationFn: (orderId: string) =>
        callProtected<DeskOrderDto>(`/orders/${orderId}/phoneBlock`, { method: "DELETE" }),
      onSuccess,
    }),
  };
}

/** Tells the other desks that the dialler is open. Nobody waits for it, and its trouble is nobody's. */
export function tellCalling(orderId: string): void {
  void callProtected(`/orders/${orderId}/calling`, { method: "POST", body: { isCalling: true } }).catch(
    () => undefined,
  );
}

/** Confirms or cancels an order of the queue, and shows it so where it stands, also when somebody else was first. */
export function useDecideQueued() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) =>
      sendDecision(decision, {
        showChange: (orderId, change) => showOrder(queryClient, orderId, change),
        noteIfGone: (orderId, error) => noteIfGone(queryClient, orderId, error),
      }),
    onSettled: () => countAnew(queryClient),
  });
}

/** Takes back that an order of the queue was confirmed: its card stands there again. */
export function useReopenQueued() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderId: string) =>
      callProtected<AdminOrderDto>(`/orders/${orderId}/reopen`, { method: "POST" }),
    onSuccess: (order) => showOrder(queryClient, order._id, order),
    onError: (error, orderId) => noteIfGone(queryClient, orderId, error),
    onSettled: () => countAnew(queryClient),
  });
}

function countAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
  void queryClient.invalidateQueries({ queryKey: COUNTS_KEY });
  // The list of all orders is by its next view.
  void queryClient.invalidateQueries({ queryKey: ["admin-orders"], refetchType: "none" });
}

function showOrder(queryClient: QueryClient, orderId: string, change: Partial<QueuedOrder>): void {
  queryClient.setQueriesData<Queue>(
    { queryKey: QUEUE_KEY },
    (queue) =>
      queue && {
        ...queue,
        orders: queue.orders.map((order) => (order._id === orderId ? { ...order, ...change } : order)),
      },
  );
}

function noteIfGone(queryClient: QueryClient, orderId: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 404) showOrder(queryClient, orderId, { isGone: true });
}
