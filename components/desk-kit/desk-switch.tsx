"use client";

import Link from "next/link";
import { useOrderCounts } from "@/lib/orders/api";
import { PATHS } from "@/lib/paths";

const LINK = "inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4";

interface DeskSwitchProps {
  title: "To call" | "All Orders" | "Parcels" | "Returns";
  /** Money is for admins. */
  canSeeCash?: boolean;
}

/** The heading of one of the views of orders, the ways to the others, and to an order that came in otherwise. */
export function DeskSwitch({ title, canSeeCash = false }: DeskSwitchProps) {
  const { data: counts } = useOrderCounts();
  return (
    <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
      <h1 className="text-3xl">{title}</h1>
      <div className="flex flex-wrap gap-x-6">
        <Link href={PATHS.newOrder} className={LINK}>
          New order
        </Link>
        {title !== "To call" && (
          <Link href={PATHS.toCall} className={LINK}>
            To call{counts ? ` (${counts.pending})` : ""}
          </Link>
        )}
        {title !== "All Orders" && (
          <Link href={PATHS.allOrders} className={LINK}>
            All Orders
          </Link>
        )}
        {title !== "Parcels" && (
          <Link href={PATHS.parcels} className={LINK}>
            Parcels
          </Link>
        )}
        {(title === "Parcels" || title === "All Orders") && (
          <Link href={PATHS.parcelReturns} className={LINK}>
            Returns{counts?.returnsAsked ? ` (${counts.returnsAsked})` : ""}
          </Link>
        )}
        {canSeeCash && (
          <Link href={PATHS.cash} className={LINK}>
            Cash
          </Link>
        )}
      </div>
    </div>
  );
}
