import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ADMIN_ORDERS_KEY } from "@/lib/orders/all-orders/api";
import { ApiError, callProtected, deleteProtected } from "@/lib/platform/http/client";
import { searchOf } from "@/lib/platform/http/list";
import { useListPages } from "@/lib/platform/http/list-pages";
import { ORDERS_KEY } from "@/lib/orders/api";
import { PARCELS_KEY } from "@/lib/delivery/parcels/api";
import type { ReturnDto, ReturnListDto } from "@/lib/returns/dto";
import type {
  AskReturnRequest,
  MoveReturnRequest,
  OpenReturnRequest,
  PictureSize,
  PlaceExchangeRequest,
  RefundRequest,
} from "@/lib/returns/schema";

const RETURNS_KEY = ["returns"] as const;

/** What is still to be done about returned pieces, and what was settled. */
export function useReturns() {
  return useListPages({
    key: RETURNS_KEY,
    read: (cursor): Promise<ReturnListDto> =>
      callProtected(`/returns${searchOf({ cursor: cursor ?? undefined })}`),
  });
}

interface OpenReturnCall {
  orderId: string;
  request: OpenReturnRequest;
  /** Made once for what is chosen, so that a repeat is the same return. */
  idempotencyKey: string;
}

export function useOpenReturn() {
  const showAnew = useShowAnew();
  return useMutation({
    mutationFn: ({ orderId, request, idempotencyKey }: OpenReturnCall) =>
      callProtected<{ insertedId: string }>(`/orders/${orderId}/returns`, {
        method: "POST",
        body: request,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
    onSuccess: showAnew,
  });
}

interface OfReturn {
  orderId: string;
  returnId: string;
}

const addressOf = ({ orderId, returnId }: OfReturn): string => `/orders/${orderId}/returns/${returnId}`;

/** Moves a return a step on. */
export function useMoveReturn(of: OfReturn) {
  const showAnew = useShowAnew();
  return useMutation({
    mutationFn: async (move: MoveReturnRequest): Promise<void> => {
      try {
        await callProtected<ReturnDto>(addressOf(of), { method: "PATCH", body: move });
      } catch (error) {
        // An earlier try of this very call has done it.
        const isDone = error instanceof ApiError && error.isRetry && error.details.state === move.to;
        if (!isDone) throw error;
      }
    },
    onSettled: showAnew,
  });
}

/** Notes what was paid back. */
export function useRefundReturn(of: OfReturn) {
  const showAnew = useShowAnew();
  return useMutation({
    mutationFn: (refund: RefundRequest) =>
      callProtected<ReturnDto>(`${addressOf(of)}/refund`, { method: "POST", body: refund }),
    onSuccess: showAnew,
  });
}

/** Places the exchange; sent again, it is the same order. */
export function usePlaceExchange(of: OfReturn) {
  const showAnew = useShowAnew();
  return useMutation({
    mutationFn: (exchange: PlaceExchangeRequest) =>
      callProtected<{ insertedId: string }>(`${addressOf(of)}/exchange`, {
        method: "POST",
        body: exchange,
        isIdempotent: true,
      }),
    onSuccess: showAnew,
  });
}

function useShowAnew() {
  const queryClient = useQueryClient();
  return async (): Promise<void> => {
    const keys = [RETURNS_KEY, PARCELS_KEY, ADMIN_ORDERS_KEY, ORDERS_KEY];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

interface AskReturnCall {
  request: AskReturnRequest;
  /** The same for a repeat, another for what was edited. */
  idempotencyKey: string;
}

/** Asks the shop to take back pieces of one's own order; the orders are then read again. */
export function useAskReturn(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: AskReturnCall) =>
      callProtected<{ insertedId: string }>(`/orders/${orderId}/returnRequests`, {
        method: "POST",
        body: request,
        headers: { "Idempotency-Key": idempotencyKey },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
    // One whose answer was lost may be there.
    onError: () => void queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

/** Takes back what was asked for. */
export function useWithdrawReturn(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (returnId: string) => deleteProtected(`/orders/${orderId}/returnRequests/${returnId}`),
    // Where it is refused, the shop has answered meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

interface ReturnPictureUpload {
  orderId: string;
  file: Blob;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture for a request and returns its id. Throws ApiError, also when it is cancelled. */
export async function uploadReturnPicture({ orderId, ...upload }: ReturnPictureUpload): Promise<string> {
  const { insertedId } = await callProtected<{ insertedId: string }>(`/orders/${orderId}/returnPictures`, {
    method: "POST",
    ...upload,
  });
  return insertedId;
}

interface ReturnPicture {
  orderId: string;
  pictureId: string;
  size: PictureSize;
}

/** A picture of a return: only who is signed in is given it, so that no address shows it. */
export function useReturnPicture({ orderId, pictureId, size }: ReturnPicture) {
  return useQuery({
    queryKey: ["returnPicture", pictureId, size],
    queryFn: () =>
      callProtected<Blob>(`/orders/${orderId}/returnPictures/${pictureId}?size=${size}`, { isFile: true }),
    staleTime: Infinity,
  });
}
