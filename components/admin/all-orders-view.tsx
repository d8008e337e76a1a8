"use client";

import { AdminOrdersLink } from "@/components/admin/admin-orders-link";
import { AdminOrdersPager } from "@/components/admin/admin-orders-pager";
import { NewOrders } from "@/components/admin/new-orders";
import { NoOrders } from "@/components/admin/no-orders";
import { OrderList } from "@/components/admin/order-list";
import { OrderSearch } from "@/components/admin/order-search";
import { OrderTabs } from "@/components/admin/order-tabs";
import { SelectionBar } from "@/components/admin/selection-bar";
import { useBulkConfirm } from "@/components/admin/use-bulk-confirm";
import { useAdminOrdersQuery } from "@/components/admin/use-admin-orders-query";
import { useSelection } from "@/components/admin/use-selection";
import { QueryState } from "@/components/ui/query-state";
import { useAdminOrdersPage } from "@/lib/admin-orders/api";
import { type AdminOrdersQuery, adminOrdersSearch } from "@/lib/admin-orders/schema";

function describeDays({ from, to }: AdminOrdersQuery): string {
  if (from === to) return from ?? "";
  return [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(" ");
}

/** The admins' list of orders: find one, call, confirm, print. */
export function AllOrdersView() {
  const { place } = useAdminOrdersQuery();
  const page = useAdminOrdersPage(place);
  const selection = useSelection(adminOrdersSearch(place));
  // Goes on, and is told, while another place is looked at.
  const bulk = useBulkConfirm();
  return (
    <div>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[1fr_24rem] lg:items-end">
        <OrderTabs />
        <OrderSearch />
      </div>
      {(place.from ?? place.to) && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          <span>
            Orders of <strong className="tabular-nums">{describeDays(place)}</strong>
          </span>
          <AdminOrdersLink
            to={{ status: place.status, q: place.q }}
            className="inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
          >
            Show all days
          </AdminOrdersLink>
        </p>
      )}
      {/* Further down the list nothing is new. */}
      {!place.after && !place.before && <NewOrders page={page} />}
      <div
        aria-busy={page.isPlaceholderData}
        className={`mt-3 ${page.isPlaceholderData ? "opacity-55" : ""}`}
      >
        <QueryState query={page}>
          {({ orders, newer, older }) => (
            <>
              {orders.length === 0 ? (
                <NoOrders place={place} />
              ) : (
                <OrderList
                  key={adminOrdersSearch(place)}
                  orders={orders}
                  selection={selection}
                  now={page.dataUpdatedAt}
                />
              )}
              <SelectionBar orders={orders} selection={selection} bulk={bulk} />
              <AdminOrdersPager newer={newer} older={older} />
            </>
          )}
        </QueryState>
      </div>
    </div>
  );
}
