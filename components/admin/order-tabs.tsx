"use client";

import { DeskLink } from "@/components/admin/desk-link";
import { useDeskPlace } from "@/components/admin/use-desk-place";
import { useOrderCounts } from "@/lib/orders/api";
import { ORDER_STATUSES } from "@/lib/orders/constants";

const TABS = ["all", ...ORDER_STATUSES] as const;

/** The four piles on the desk, each with its number of orders. A search stays when the pile changes. */
export function OrderTabs() {
  const { place } = useDeskPlace();
  const { data: counts } = useOrderCounts();
  const current = place.status ?? "all";
  return (
    <nav aria-label="Orders by status" className="stitch-b">
      <ul className="flex flex-wrap sm:gap-1">
        {TABS.map((tab) => (
          <li key={tab} className="max-sm:grow">
            <DeskLink
              to={{ ...(tab !== "all" && { status: tab }), q: place.q }}
              aria-current={tab === current ? "page" : undefined}
              className="flex min-h-12 flex-col items-center justify-center border-b-2 border-transparent px-1 font-medium hover:border-ink/40 aria-[current=page]:border-selvedge sm:flex-row sm:gap-1.5 sm:px-4"
            >
              <span className="first-letter:uppercase">{tab}</span>
              <span className="text-sm text-muted tabular-nums">{counts?.[tab] ?? ""}</span>
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
