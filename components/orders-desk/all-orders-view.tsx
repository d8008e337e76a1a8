"use client";

import { useLanguage, useWords } from "#words";
import { localPath } from "@/lib/words/local-path.mjs";
import { DeskList, reachNext } from "@/components/desk-kit/desk-list";
import { DeskTabs } from "@/components/desk-kit/desk-tabs";
import { Pager } from "@/components/desk-kit/pager";
import { PlaceLink } from "@/components/desk-kit/place-link";
import { SearchBox } from "@/components/desk-kit/search-box";
import { SelectAll } from "@/components/desk-kit/select-all";
import { usePlace } from "@/components/desk-kit/use-place";
import { useOneByOne } from "@/components/desk-kit/use-one-by-one";
import { useSelection } from "@/components/desk-kit/use-selection";
import { AdminOrderCard } from "@/components/orders-desk/admin-order-card";
import { NewOrders } from "@/components/orders-desk/new-orders";
import { SharedLimits } from "@/components/orders-desk/shared-limits";
import { PendingGroups } from "@/components/orders-desk/pending-group";
import { OrdersBar } from "@/components/orders-desk/orders-bar";
import { CheckBox } from "@/components/ui/check-box";
import { useStoredSwitch } from "@/components/ui/use-stored-switch";
import { type ListedOrder, useAdminOrdersPage } from "@/lib/orders/all-orders/api";
import { type AdminOrdersQuery, adminOrdersQuerySchema } from "@/lib/orders/all-orders/schema";
import { useOrderCounts } from "@/lib/orders/api";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { searchOf } from "@/lib/platform/http/search-of";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { PATHS } from "@/lib/paths";

/** Such as `from Sun 22 Nov to Mon 23 Nov`. */
function useDays(): (query: AdminOrdersQuery) => string {
  const { days } = useWords("deskOrders");
  const { day } = useWords("orders");
  return ({ from, to }) => {
    if (from === to) return from ? day(from) : "";
    return [from && days.from(day(from)), to && days.to(day(to))].filter(Boolean).join(" ");
  };
}

const isWaiting = ({ status, isGone }: ListedOrder): boolean => isUndecided(status) && !isGone;

/** The admins' list of orders: find one, call, confirm, print. */
export function AllOrdersView() {
  const { place, hrefOf } = usePlace(adminOrdersQuerySchema);
  const words = useWords("deskOrders");
  const list = useAdminOrdersPage(place);
  const selection = useSelection(searchOf(place));
  // Goes on, and is told, while another place is looked at.
  const bulk = useOneByOne<ListedOrder>();
  const folding = useStoredSwitch("fold decided orders");
  const now = list.dataUpdatedAt;
  return (
    <div>
      <OrderFilters />
      {/* Further down the list nothing is new. */}
      {!place.after && !place.before && <NewOrders page={list.data?.pages[0]} refetch={list.refetch} />}
      <div className="mt-1 md:mt-2">
        <SharedLimits />
        <DeskList
          key={searchOf(place)}
          list={list}
          isPaged
          isWorkedThrough
          label={words.list}
          className="grid grid-cols-1 gap-1.5"
          empty={<NoOrders place={place} />}
          renderBefore={(orders) =>
            orders.length > 0 && <ListSwitches orders={orders} selection={selection} folding={folding} />
          }
          renderRow={(order, orders) => (
            <>
              <AdminOrderCard
                order={order}
                now={now}
                isFolded={folding[0]}
                isSelected={selection.has(order._id)}
                onSelect={(isSelected) => selection.tick(order._id, isSelected)}
                onDone={() => reachNext(orders, order, isWaiting)}
              />
              <PendingGroups order={order} listed={orders} />
            </>
          )}
          renderAfter={(orders, { previous, next }) => (
            <>
              <OrdersBar orders={orders} selection={selection} bulk={bulk} />
              <Pager
                newer={previous && hrefOf({ ...place, after: undefined, before: previous })}
                older={next && hrefOf({ ...place, before: undefined, after: next })}
              />
            </>
          )}
        />
      </div>
    </div>
  );
}

interface ListSwitchesProps {
  orders: ListedOrder[];
  selection: ReturnType<typeof useSelection>;
  folding: ReturnType<typeof useStoredSwitch>;
}

/** A tick for all orders of the page, and whether decided ones take a line. */
function ListSwitches({ orders, selection, folding: [isFolded, setIsFolded] }: ListSwitchesProps) {
  const { selectAll, fold } = useWords("deskOrders");
  return (
    <div className="flex flex-wrap justify-between gap-x-4 max-sm:text-sm">
      <SelectAll
        label={
          <>
            {selectAll.label}
            <span className="max-sm:sr-only">{selectAll.onPage}</span>
          </>
        }
        rows={orders}
        selection={selection}
        className="pl-3 lg:pl-4"
      />
      <CheckBox checked={isFolded} onChange={setIsFolded} className="inline-flex min-h-11 items-center gap-3">
        <span>
          {fold.before}
          <span className="max-sm:sr-only">{fold.orders}</span>
          {fold.after}
        </span>
      </CheckBox>
    </div>
  );
}

/** All orders and those of each status, each with their number; the box; and the days. A search stays when the status changes. */
function OrderFilters() {
  const { place, hrefOf, go, change } = usePlace(adminOrdersQuerySchema);
  const words = useWords("deskOrders");
  const { number } = useWords("orders");
  const describeDays = useDays();
  const { data: counts } = useOrderCounts();
  const { after: _after, before: _before, ...search } = place;

  function find(q: string | undefined) {
    // A refined search is no step of its own for the back button.
    if (place.q && q) change({ q, after: undefined, before: undefined });
    else go({ ...search, q });
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-2 lg:grid-cols-[1fr_24rem] lg:items-end lg:gap-3">
        <DeskTabs
          label={words.byStatus}
          tabs={([undefined, ...ORDER_STATUSES] as const).map((status) => ({
            label: words.statuses[status ?? "all"],
            count: counts && number(counts[status ?? "all"]),
            isCurrent: status === place.status,
            to: { place: hrefOf({ ...search, status }) },
          }))}
          listClass="flex flex-wrap sm:gap-1"
          itemClass="max-sm:grow"
          tabClass="flex min-h-12 flex-col justify-center px-1 sm:flex-row sm:gap-1.5 sm:px-4"
        />
        <SearchBox
          label={words.find.label}
          placeholder={words.find.placeholder}
          asked={place.q}
          onFind={find}
        />
      </div>
      {(place.from ?? place.to) && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          <span>
            {words.days.before}
            <strong className="tabular-nums">{describeDays(place)}</strong>
            {words.days.after}
          </span>
          <PlaceLink href={hrefOf({ status: place.status, q: place.q })} className="tap-link">
            {words.days.all}
          </PlaceLink>
        </p>
      )}
    </>
  );
}

/** Why no orders are listed, and the way to where there is. */
function NoOrders({ place: { status, q, after, from, to } }: { place: AdminOrdersQuery }) {
  const { none: words } = useWords("deskOrders");
  const { statuses } = useWords("deskOrders");
  const language = useLanguage();
  const wayTo = (label: string, search: AdminOrdersQuery) => (
    <PlaceLink href={localPath(language, PATHS.allOrders) + searchOf(search)} className="link">
      {label}
    </PlaceLink>
  );
  const none = from || to ? words.ofDays : words.yet;
  return (
    <p className="py-8 text-lg">
      {q ? (
        <>
          {words.found(status ? statuses[status] : "", q)} {status && wayTo(words.searchAll, { q, from, to })}
        </>
      ) : after ? (
        <>
          {words.older} {wayTo(words.toNewest, { status, from, to })}
        </>
      ) : status && !from && !to ? (
        words.ofStatus(statuses[status])
      ) : (
        none
      )}
    </p>
  );
}
