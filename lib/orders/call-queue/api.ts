import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallOutcome } from "@/lib/orders/constants";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { ADMIN_ORDERS_KEY, noteIfGone } from "@/lib/orders/all-orders/api";
import type { DeskOrderDto, FlagDto, QueueDto, QueueNewsDto } from "@/lib/orders/call-queue/dto";
import { MAX_NEWS_IDS, QUEUE_STEP, type QueuePlace } from "@/lib/orders/call-queue/schema";
import { callProtected } from "@/lib/platform/http/client";
import { searchOf } from "@/lib/platform/http/list";
import { changeRow, useListPages } from "@/lib/platform/http/list-pages";

const QUEUE_KEY = [...ADMIN_ORDERS_KEY, "queue"] as const;
const NEWS_MS = 4_000;

/** An order as the queue lists it: somebody may have deleted it since. */
export type QueuedOrder = DeskOrderDto & { isGone?: boolean };
export type QueuePart = Omit<QueueDto, "rows"> & { rows: QueuedOrder[] };

/** The queue as it was when it was read: its cards only move when somebody asks. */
export function useQueue(place: QueuePlace) {
  return useListPages({
    key: [...QUEUE_KEY, place],
    read: (cursor): Promise<QueuePart> =>
      callProtected(`/orders/queue${searchOf({ ...place, limit: QUEUE_STEP, ...(cursor && { cursor }) })}`),
    isStill: true,
  });
}

/** What has changed since the queue was read; asked for every few seconds while the page is looked at. */
export function useQueueNews(parts: QueuePart[] | undefined) {
  const after = parts?.[0]?.newest ?? undefined;
  const ids = (parts ?? []).flatMap(({ rows }) => rows.map(({ _id }) => _id));
  return useQuery({
    queryKey: ["call-queue-news", after, ids],
    queryFn: async (): Promise<QueueNewsDto> => {
      const asked = Array.from({ length: Math.max(1, Math.ceil(ids.length / MAX_NEWS_IDS)) }, (_, part) =>
        ids.slice(part * MAX_NEWS_IDS, (part + 1) * MAX_NEWS_IDS).join(","),
      );
      const news = await Promise.all(
        asked.map((part) =>
          callProtected<QueueNewsDto>(`/orders/queue/news${searchOf({ after, ids: part })}`),
        ),
      );
      return {
        newOrders: news[0]?.newOrders ?? 0,
        callings: news.flatMap(({ callings }) => callings),
        gone: news.flatMap(({ gone }) => gone),
      };
    },
    enabled: parts !== undefined,
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

function showOrder(queryClient: QueryClient, orderId: string, change: Partial<QueuedOrder>): void {
  changeRow<QueuedOrder>(queryClient, {
    key: QUEUE_KEY,
    id: orderId,
    change: (order) => ({ ...order, ...change }),
  });
}
