"use client";

import Link from "next/link";
import { useOrderCounts } from "@/lib/orders/api";
import { PATHS } from "@/lib/paths";

interface DeskSwitchProps {
  title: "To call" | "All Orders" | "Parcels" | "Returns";
  /** Money is for admins. */
  canSeeCash?: boolean;
}

/** The heading of one of the views of orders, the ways to the others, and to an order that came in otherwise. */
export function DeskSwitch({ title, canSeeCash = false }: DeskSwitchProps) {
  const { data: counts } = useOrderCounts();
  const isOfParcels = title === "Parcels" || title === "All Orders";
  const ways = [
    { label: "New order", href: PATHS.newOrder },
    title !== "To call" && {
      label: `To call${counts ? ` (${counts.pending})` : ""}`,
      href: PATHS.toCall,
    },
    title !== "All Orders" && { label: "All Orders", href: PATHS.allOrders },
    title !== "Parcels" && { label: "Parcels", href: PATHS.parcels },
    isOfParcels && {
      label: `Returns${counts?.returnsAsked ? ` (${counts.returnsAsked})` : ""}`,
      href: PATHS.parcelReturns,
    },
    canSeeCash && { label: "Cash", href: PATHS.cash },
  ];
  return (
    <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
      <h1 className="text-3xl">{title}</h1>
      <div className="flex flex-wrap gap-x-6">
        {ways.map(
          (way) =>
            way && (
              <Link key={way.href} href={way.href} className="tap-link">
                {way.label}
              </Link>
            ),
        )}
      </div>
    </div>
  );
}
