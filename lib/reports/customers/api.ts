import { useQuery } from "@tanstack/react-query";
import { callProtected } from "@/lib/platform/http/client";
import { useListPages } from "@/lib/platform/http/list-pages";
import { useChange } from "@/lib/platform/http/use-change";
import type { CustomerDto } from "@/lib/reports/customers/dto";

const CUSTOMERS_KEY = "customers";
const LIST_KEY = [CUSTOMERS_KEY, "pages"] as const;
const detailsKey = (id: string) => [CUSTOMERS_KEY, "details", id] as const;

/** The customers by their newest order, a page at a time; `q` is what orders are searched by. */
export function useCustomerPages(q: string | undefined) {
  return useListPages({
    key: [...LIST_KEY, q],
    read: (cursor) => callProtected("GET /customers", { query: { q, cursor } }),
  });
}

/** The customer of an order. */
export function useCustomer(initial: CustomerDto) {
  const { _id: id } = initial;
  return useQuery({
    queryKey: detailsKey(id),
    queryFn: () => callProtected("GET /customers/{id}", { params: { id } }),
    initialData: initial,
  });
}

/** The orders of an order's customer, newest first, a page at a time. */
export function useCustomerOrders(id: string) {
  return useListPages({
    key: [CUSTOMERS_KEY, "orders", id],
    read: (cursor) => callProtected("GET /customers/{id}/orders", { params: { id }, query: { cursor } }),
  });
}

/** Writes a note on a customer, who is then read again. */
export function useAddCustomerNote(id: string) {
  return useChange([detailsKey(id), LIST_KEY], (text: string) =>
    callProtected("POST /customers/{id}/notes", { params: { id }, body: { text } }),
  );
}

interface PhoneBlock {
  reason: string;
  days: number;
}

/** Blocks the phone of a customer, or lets it order again; the customer is then read again. */
export function useBlockCustomer(id: string) {
  const keys = [detailsKey(id), LIST_KEY];
  return {
    block: useChange(keys, (body: PhoneBlock) =>
      callProtected("POST /orders/{id}/phoneBlock", { params: { id }, body }),
    ),
    unblock: useChange(keys, () => callProtected("DELETE /orders/{id}/phoneBlock", { params: { id } })),
  };
}
