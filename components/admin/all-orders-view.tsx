"use client";

import { DeskPager } from "@/components/admin/desk-pager";
import { NewOrders } from "@/components/admin/new-orders";
import { NoOrders } from "@/components/admin/no-orders";
import { OrderList } from "@/components/admin/order-list";
import { OrderSearch } from "@/components/admin/order-search";
import { OrderTabs } from "@/components/admin/order-tabs";
import { SelectionBar } from "@/components/admin/selection-bar";
import { useBulkConfirm } from "@/components/admin/use-bulk-confirm";
import { useDeskPlace } from "@/components/admin/use-desk-place";
import { useSelection } from "@/components/admin/use-selection";
import { QueryState } from "@/components/ui/query-state";
import { useDeskPage } from "@/lib/desk/api";
import { deskSearch } from "@/lib/desk/schema";

/** The admin's desk: find an order, call, confirm, print. */
export function AllOrdersView() {
  const { place } = useDeskPlace();
  const page = useDeskPage(place);
  const selection = useSelection(deskSearch(place));
  // Goes on, and is told, while another place is looked at.
  const bulk = useBulkConfirm();
  return (
    <div data-wide>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[1fr_24rem] lg:items-end">
        <OrderTabs />
        <OrderSearch />
      </div>
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
                  key={deskSearch(place)}
                  orders={orders}
                  selection={selection}
                  now={page.dataUpdatedAt}
                />
              )}
              <SelectionBar orders={orders} selection={selection} bulk={bulk} />
              <DeskPager newer={newer} older={older} />
            </>
          )}
        </QueryState>
      </div>
    </div>
  );
}
