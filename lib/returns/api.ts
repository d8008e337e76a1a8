import { ADMIN_ORDERS_KEY } from "@/lib/orders/all-orders/api";
import { ApiError, callProtected, deleteProtected } from "@/lib/platform/http/client";
import { useListPages } from "@/lib/platform/http/list-pages";
import { useChange } from "@/lib/platform/http/use-change";
import { ORDERS_KEY } from "@/lib/orders/api";
import { PARCELS_KEY } from "@/lib/delivery/parcels/api";
import type {
  AskReturnRequest,
  MoveReturnRequest,
  OpenReturnRequest,
  PlaceExchangeRequest,
  RefundRequest,
} from "@/lib/returns/schema";

const RETURNS_KEY = ["returns"] as const;
/** What a return changes. */
const CHANGED = [RETURNS_KEY, PARCELS_KEY, ADMIN_ORDERS_KEY, ORDERS_KEY];

/** The returns that somebody still has to act on, and the settled ones. */
export function useReturns() {
  return useListPages({
    key: RETURNS_KEY,
    read: (cursor) => callProtected("GET /returns", { query: { cursor } }),
  });
}

interface OpenReturnCall {
  orderId: string;
  request: OpenReturnRequest;
  /** Made once for what is chosen, so that a repeat is the same return. */
  key: string;
}

export const useOpenReturn = () =>
  useChange(CHANGED, ({ orderId: id, request, key }: OpenReturnCall) =>
    callProtected("POST /orders/{id}/returns", { params: { id }, body: request, key }),
  );

interface OfReturn {
  orderId: string;
  returnId: string;
}

const paramsOf = ({ orderId: id, returnId }: OfReturn) => ({ id, returnId });

/** Moves a return a step on. */
export function useMoveReturn(of: OfReturn) {
  return useChange(CHANGED, async (body: MoveReturnRequest): Promise<void> => {
    try {
      await callProtected("PATCH /orders/{id}/returns/{returnId}", { params: paramsOf(of), body });
    } catch (error) {
      // An earlier try of this very call has done it.
      const isDone = error instanceof ApiError && error.isRetry && error.details.state === body.to;
      if (!isDone) throw error;
    }
  });
}

/** Notes what was paid back. */
export const useRefundReturn = (of: OfReturn) =>
  useChange(CHANGED, (body: RefundRequest) =>
    callProtected("POST /orders/{id}/returns/{returnId}/refund", { params: paramsOf(of), body }),
  );

/** Places the exchange; sent again, it is the same order. */
export const usePlaceExchange = (of: OfReturn) =>
  useChange(CHANGED, (body: PlaceExchangeRequest) =>
    callProtected("POST /orders/{id}/returns/{returnId}/exchange", {
      params: paramsOf(of),
      body,
      retry: "idempotent",
    }),
  );

interface AskReturnCall {
  request: AskReturnRequest;
  /** The same for a repeat, another for what was edited. */
  key: string;
}

/** Asks the shop to take back pieces of one's own order. */
export const useAskReturn = (orderId: string) =>
  useChange([ORDERS_KEY], ({ request, key }: AskReturnCall) =>
    callProtected("POST /orders/{id}/returnRequests", { params: { id: orderId }, body: request, key }),
  );

/** Takes back what was asked for. */
export const useWithdrawReturn = (id: string) =>
  useChange([ORDERS_KEY], (returnId: string) =>
    deleteProtected("DELETE /orders/{id}/returnRequests/{returnId}", { params: { id, returnId } }),
  );
