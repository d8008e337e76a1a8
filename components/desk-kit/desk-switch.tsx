"use client";

import { useLanguage, useWords } from "#words";
import { localPath } from "@/lib/words/local-path.mjs";
import Link from "next/link";
import { useOrderCounts } from "@/lib/orders/api";
import { PATHS } from "@/lib/paths";

interface DeskSwitchProps {
  title: "toCall" | "allOrders" | "parcels" | "returns";
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
  const { titles, counted } = useWords("deskKit");
  const language = useLanguage();
  const { data: counts } = useOrderCounts();
  const isOfParcels = title === "parcels" || title === "allOrders";
  const ways: (Way | false)[] = [
    { label: titles.newOrder, href: PATHS.newOrder },
    title !== "toCall" && {
      label: counts ? counted(titles.toCall, counts.waiting) : titles.toCall,
      href: PATHS.toCall,
      isInBar: true,
    },
    title !== "allOrders" && { label: titles.allOrders, href: PATHS.allOrders, isInBar: true },
    title !== "parcels" && { label: titles.parcels, href: PATHS.parcels, isInBar: true },
    isOfParcels && {
      label: counts?.returnsAsked ? counted(titles.returns, counts.returnsAsked) : titles.returns,
      href: PATHS.parcelReturns,
    },
    canSeeCash && { label: titles.cash, href: PATHS.cash },
  ];
  return (
    <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-2 max-md:mb-0 md:gap-x-6">
      <h1 className="text-2xl md:text-3xl">{titles[title]}</h1>
      {/* Fits beside the heading on a phone, even before the shop's own narrower font has loaded. */}
      <div className="flex flex-wrap gap-x-2 max-md:text-sm md:gap-x-6">
        {ways.map(
          (way) =>
            way && (
              <Link
                key={way.href}
                href={localPath(language, way.href)}
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
