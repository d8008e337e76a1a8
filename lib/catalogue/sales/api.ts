import { useQuery } from "@tanstack/react-query";
import type { ItemStatus, SaleState } from "@/lib/catalogue/sales/constants";
import type { SaleDto, SalePreview } from "@/lib/catalogue/sales/dto";
import type { ChangeSaleRequest, SaleRequest } from "@/lib/catalogue/sales/schema";
import { callProtected, deleteProtected } from "@/lib/platform/http/client";
import { useListPages } from "@/lib/platform/http/list-pages";
import { useChange } from "@/lib/platform/http/use-change";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

const SALES_KEY = "sales";
const NEWS_EVERY_MS = 3 * SECOND_MS;

/** The sales, newest first, a page at a time. */
export function useSales() {
  return useListPages({
    key: [SALES_KEY],
    read: (cursor) => callProtected("GET /sales", { query: { cursor } }),
  });
}

const isUnderWay = (state: SaleState): boolean => state === "starting" || state === "ending";

/** Whether a sale will change by itself soon. */
const isToChange = ({ state, startsAt, endsAt }: SaleDto): boolean =>
  isUnderWay(state) ||
  (state !== "ended" && Date.parse(state === "planned" ? startsAt : endsAt) <= Date.now());

/** A sale, and how far it has come; read again while the shop is at work on it. */
export function useSale(initial: SaleDto) {
  const { data } = useQuery({
    queryKey: [SALES_KEY, initial._id],
    queryFn: () => callProtected("GET /sales/{id}", { params: { id: initial._id } }),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data && isToChange(state.data) ? NEWS_EVERY_MS : false),
  });
  return data;
}

/** What a sale has done with its products, or those of a status, a page at a time. */
export function useSaleItems({ _id: id, state, version }: SaleDto, status: ItemStatus | null) {
  return useListPages({
    key: [SALES_KEY, id, "items", state, version, status],
    read: (cursor) => callProtected("GET /sales/{id}/items", { params: { id }, query: { cursor, status } }),
  });
}

/** What a sale would change if it began now. Throws ApiError. */
export const previewSale = (body: SaleRequest, saleId?: string): Promise<SalePreview> =>
  callProtected("POST /sales/preview", { query: { saleId }, body, retry: "idempotent" });

/** Plans a sale; sales are then read again. */
export function useCreateSale() {
  return useChange([[SALES_KEY]], (body: SaleRequest) => callProtected("POST /sales", { body }));
}

/** Changes a planned sale, or the end of a running one; sales are then read again. */
export function useChangeSale(id: string) {
  return useChange([[SALES_KEY]], (body: ChangeSaleRequest) =>
    callProtected("PATCH /sales/{id}", { params: { id }, body }),
  );
}

/** Ends a running sale; sales are then read again. */
export function useEndSale({ _id: id, version }: SaleDto) {
  return useChange([[SALES_KEY]], () =>
    callProtected("POST /sales/{id}/end", { params: { id }, body: { version } }),
  );
}

/** Deletes a planned sale; sales are then read again. */
export function useDeleteSale(id: string) {
  return useChange([[SALES_KEY]], () => deleteProtected("DELETE /sales/{id}", { params: { id } }));
}
