"use client";

import { AdminOrdersLink } from "@/components/admin/admin-orders-link";
import { useAdminOrdersQuery } from "@/components/admin/use-admin-orders-query";
import { useOrderCounts } from "@/lib/orders/api";
import { ORDER_STATUSES } from "@/lib/orders/constants";

const TABS = ["all", ...ORDER_STATUSES] as const;

/** All orders and those of each status, each with their number. A search stays when the status changes. */
export function OrderTabs() {
  const { place } = useAdminOrdersQuery();
  const { data: counts } = useOrderCounts();
  const current = place.status ?? "all";
  return (
    <nav aria-label="Orders by status" className="stitch-b">
      <ul className="flex flex-wrap sm:gap-1">
        {TABS.map((tab) => (
          <li key={tab} className="max-sm:grow">
            <AdminOrdersLink
              to={{ ...(tab !== "all" && { status: tab }), q: place.q, from: place.from, to: place.to }}
              aria-current={tab === current ? "page" : undefined}
              className="flex min-h-12 flex-col items-center justify-center border-b-2 border-transparent px-1 font-medium hover:border-ink/40 aria-[current=page]:border-selvedge sm:flex-row sm:gap-1.5 sm:px-4"
            >
              <span className="first-letter:uppercase">{tab}</span>
              <span className="text-sm text-muted tabular-nums">{counts?.[tab] ?? ""}</span>
            </AdminOrdersLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
