import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallOutcome } from "@/lib/orders/constants";
import {
  ADMIN_ORDERS_KEY,
  type ListedOrder,
  noteIfGone,
  QUEUE_NEWS_KEY,
  showChangedOrder,
} from "@/lib/orders/all-orders/api";
import type { AdminOrderDto, FlagDto } from "@/lib/orders/all-orders/dto";
import type { DeskOrderDto, QueueDto, QueueNewsDto } from "@/lib/orders/call-queue/dto";
import { MAX_NEWS_IDS, QUEUE_STEP, type QueuePlace } from "@/lib/orders/call-queue/schema";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { callProtected } from "@/lib/platform/http/client";
import { changeRow, useListPages } from "@/lib/platform/http/list-pages";
import { useNews } from "@/lib/platform/http/use-news";

const QUEUE_KEY = [...ADMIN_ORDERS_KEY, "queue"] as const;

/** An order as the queue lists it: somebody may have deleted it since, or decided it before this desk did. */
export type QueuedOrder = DeskOrderDto & Pick<ListedOrder, "isGone" | "wasDecidedElsewhere">;
type QueuePart = Omit<QueueDto, "rows"> & { rows: QueuedOrder[] };

/** The queue as it was when it was read: its cards only move when somebody asks. */
export function useQueue(place: QueuePlace) {
  return useListPages({
    key: [...QUEUE_KEY, place],
    read: (cursor): Promise<QueuePart> =>
      callProtected("GET /orders/queue", { query: { ...place, limit: QUEUE_STEP, cursor } }),
    isStill: true,
  });
}

/** What has changed since the queue was read. */
export function useQueueNews(parts: QueuePart[] | undefined) {
  const after = parts?.[0]?.newest ?? undefined;
  const ids = (parts ?? []).flatMap(({ rows }) => rows.map(({ _id }) => _id));
  return useNews({
    key: [...QUEUE_NEWS_KEY, after, ids],
    isEnabled: parts !== undefined,
    read: async (): Promise<QueueNewsDto> => {
      const asked = Array.from({ length: Math.max(1, Math.ceil(ids.length / MAX_NEWS_IDS)) }, (_, part) =>
        ids.slice(part * MAX_NEWS_IDS, (part + 1) * MAX_NEWS_IDS).join(","),
      );
      const news = await Promise.all(
        asked.map((part) => callProtected("GET /orders/queue/news", { query: { after, ids: part } })),
      );
      return {
        newOrders: news[0]?.newOrders ?? 0,
        callings: news.flatMap(({ callings }) => callings),
        called: news.flatMap(({ called }) => called),
        gone: news.flatMap(({ gone }) => gone),
      };
    },
  });
}

interface CallMade {
  orderId: string;
  outcome: CallOutcome;
  nextAt?: string | undefined;
  note?: string | undefined;
}

/** A call about an order, whose card shows what it has become where it stands. */
function useDeskCall<Variables extends { orderId: string }>(
  mutationFn: (variables: Variables) => Promise<QueuedOrder>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (order) => showOrder(queryClient, order._id, order),
    onError: (error, { orderId }) => noteIfGone(queryClient, orderId, error),
  });
}

/** What an order is after a call that was made while it waited here. */
export const asCalled = <Order extends Pick<DeskOrderDto, "status" | "calledOffAt">>(order: Order) => ({
  ...order,
  wasDecidedElsewhere: !isUndecided(order.status) && order.calledOffAt === null,
});

/** Writes down what came of a call. */
export const useRecordCall = () =>
  useDeskCall(async ({ orderId: id, ...body }: CallMade) =>
    asCalled(await callProtected("POST /orders/{id}/calls", { params: { id }, body })),
  );

/** Takes back what was just written down. */
export const useUndoCall = () =>
  useDeskCall(({ orderId: id }: { orderId: string }) =>
    callProtected("DELETE /orders/{id}/calls", { params: { id } }),
  );

export const useAddNote = () =>
  useDeskCall(({ orderId: id, ...body }: { orderId: string; text: string }) =>
    callProtected("POST /orders/{id}/notes", { params: { id }, body }),
  );

/** Notes what was paid before delivery. */
export const useNoteAdvance = () =>
  useDeskCall(({ orderId: id, ...body }: { orderId: string; amount: number; reference: string }) =>
    callProtected("POST /orders/{id}/advance", { params: { id }, body }),
  );

/** Answers what the customer says to have sent in advance. */
export const useAnswerAdvanceNote = () =>
  useDeskCall(({ orderId: id, ...body }: { orderId: string; answer: { noteId: string; isFound: boolean } }) =>
    callProtected("POST /orders/{id}/advance", { params: { id }, body }),
  );

interface BlockWish {
  orderId: string;
  reason: string;
  days: number;
}

/** Blocks the phone of an order, or lets it order again; all cards of the phone show it by their next view. */
export const usePhoneBlock = () => ({
  block: useDeskCall(({ orderId: id, ...body }: BlockWish) =>
    callProtected("POST /orders/{id}/phoneBlock", { params: { id }, body }),
  ),
  unblock: useDeskCall(({ orderId: id }: { orderId: string }) =>
    callProtected("DELETE /orders/{id}/phoneBlock", { params: { id } }),
  ),
});

/** Takes the charge that the address asks for; the card shows the new total. */
export function useCorrectCharge() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({
      order,
      charge,
    }: {
      order: Pick<AdminOrderDto, "_id" | "version">;
      charge: NonNullable<FlagDto["charge"]>;
    }) =>
      callProtected("PATCH /orders/{id}/contents", {
        params: { id: order._id },
        body: { version: order.version, ...charge },
      }),
    onSuccess: (changed) => showChangedOrder(queryClient, changed),
    onError: (error, { order }) => noteIfGone(queryClient, order._id, error),
  });
}

/** Tells the other desks that the dialler is open. Nobody waits for it, and its trouble is nobody's. */
export function tellCalling(id: string): void {
  const call = { params: { id }, body: { isCalling: true } };
  void callProtected("POST /orders/{id}/calling", call).catch(() => undefined);
}

function showOrder(queryClient: QueryClient, orderId: string, change: Partial<QueuedOrder>): void {
  changeRow<QueuedOrder>(queryClient, {
    key: QUEUE_KEY,
    id: orderId,
    change: (order) => ({ ...order, ...change }),
  });
}
