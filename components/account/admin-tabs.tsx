"use client";

import { House, type LucideIcon, PackagePlus, ReceiptText, Shirt, Users } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useOrderCounts } from "@/lib/orders/api";
import { PATHS } from "@/lib/paths";

interface Tab {
  label: string;
  /** Where the label alone would not tell it from another entry. */
  name?: string;
  href: string;
  Icon: LucideIcon;
}

const TABS: Tab[] = [
  { label: "Home", name: "Dashboard home", href: PATHS.profile, Icon: House },
  { label: "Add Product", href: PATHS.addProduct, Icon: PackagePlus },
  { label: "Manage Products", href: PATHS.manageProducts, Icon: Shirt },
  { label: "Orders", href: PATHS.allOrders, Icon: ReceiptText },
  { label: "Users", href: PATHS.users, Icon: Users },
];

const TAB =
  "relative inline-flex min-h-11 items-center justify-center gap-1 border-b-2 border-transparent px-3 font-medium hover:border-ink/40 aria-[current=page]:border-selvedge max-md:min-h-admin-tabs max-md:w-full max-md:flex-col max-md:gap-0.5 max-md:border-t-2 max-md:border-b-0 max-md:px-0.5 max-md:text-center max-md:text-[min(0.75rem,4vw)] max-md:leading-tight";

/** The admin pages. On a phone they stand at the lower edge, where the thumb is. */
export function AdminTabs() {
  const pathname = usePathname();
  const counts = useOrderCounts();
  const pending = counts.data?.pending ?? 0;
  return (
    <ul className="flex flex-wrap max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:grid max-md:grid-cols-5 max-md:border-t max-md:border-ink/20 max-md:bg-white max-md:pb-[env(safe-area-inset-bottom)]">
      {TABS.map(({ label, name, href, Icon }) => {
        const waiting = href === PATHS.allOrders ? pending : 0;
        return (
          <li key={href}>
            <Link
              href={href}
              aria-label={waiting > 0 ? `${label}, ${waiting} pending` : name}
              aria-current={pathname === href ? "page" : undefined}
              className={TAB}
            >
              <Icon aria-hidden="true" className="size-[20px] md:hidden" strokeWidth={1.5} />
              {label}
              {waiting > 0 && (
                <span className="rounded-cloth bg-marigold px-[6px] text-[min(0.75rem,3.5vw)]/normal font-bold text-ink tabular-nums max-md:absolute max-md:top-1 max-md:left-1/2 max-md:ml-[6px]">
                  {waiting}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
