"use client";

import Link from "next/link";
import { useOrderCounts } from "@/lib/orders/api";
import { PATHS } from "@/lib/paths";

interface DeskSwitchProps {
  title: "To call" | "All Orders" | "Parcels" | "Returns";
  /** Whether the user may see money, as admins may. */
  canSeeCash?: boolean;
}

interface Way {
  label: string;
  href: string;
  /** True for entries that a phone already has at its lower edge. */
  isInBar?: boolean;
}

/** The heading of a view of orders, with links to the other views and to a new order from another channel. */
export function DeskSwitch({ title, canSeeCash = false }: DeskSwitchProps) {
  const { data: counts } = useOrderCounts();
  const isOfParcels = title === "Parcels" || title === "All Orders";
  const ways: (Way | false)[] = [
    { label: "New order", href: PATHS.newOrder },
    title !== "To call" && {
      label: `To call${counts ? ` (${counts.waiting})` : ""}`,
      href: PATHS.toCall,
      isInBar: true,
    },
    title !== "All Orders" && { label: "All Orders", href: PATHS.allOrders, isInBar: true },
    title !== "Parcels" && { label: "Parcels", href: PATHS.parcels, isInBar: true },
    isOfParcels && {
      label: `Returns${counts?.returnsAsked ? ` (${counts.returnsAsked})` : ""}`,
      href: PATHS.parcelReturns,
    },
    canSeeCash && { label: "Cash", href: PATHS.cash },
  ];
  return (
    <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-2 max-md:mb-0 md:gap-x-6">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {/* Fits beside the heading on a phone, even before the shop's own narrower font has loaded. */}
      <div className="flex flex-wrap gap-x-2 max-md:text-sm md:gap-x-6">
        {ways.map(
          (way) =>
            way && (
              <Link
                key={way.href}
                href={way.href}
                className={`tap-link ${way.isInBar ? "max-md:hidden" : ""}`}
              >
                {way.label}
              </Link>
            ),
        )}
      </div>
    </div>
  );
}
