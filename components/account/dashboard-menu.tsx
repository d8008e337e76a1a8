"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { AdminTabs } from "@/components/account/admin-tabs";
import { CartCount } from "@/components/account/cart-count";
import { LogoutButton } from "@/components/account/logout-button";
import { Logo } from "@/components/layout/logo";
import { PATHS } from "@/lib/paths";
import type { Role } from "@/lib/accounts/users/constants";
import { isAtDesk } from "@/lib/accounts/users/rules";

const CUSTOMER_ENTRIES = [
  { label: "Profile", href: PATHS.profile },
  { label: "Cart", href: PATHS.cart },
  { label: "Orders", href: PATHS.orders },
];

const ENTRY =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium max-sm:px-2 hover:border-ink/40 aria-[current=page]:border-selvedge";

export function DashboardMenu({ userRole }: { userRole: Role }) {
  const pathname = usePathname();
  return (
    <header className="stitch-b bg-white">
      <div className="mx-auto flex max-w-(--page-width) flex-wrap items-center justify-between gap-x-6 gap-y-1 px-gutter py-3 sm:px-6">
        <div className="flex min-h-11 items-center">
          <Logo />
        </div>
        <nav aria-label="Dashboard" className="-mx-3 flex max-w-full flex-wrap">
          <Link href={PATHS.home} prefetch={false} aria-label="Home: back to the shop" className={ENTRY}>
            Home
          </Link>
          {isAtDesk(userRole) ? (
            <AdminTabs isAdmin={userRole === "admin"} />
          ) : (
            <ul className="flex flex-wrap">
              {CUSTOMER_ENTRIES.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} aria-current={pathname === href ? "page" : undefined} className={ENTRY}>
                    {label}
                    {href === PATHS.cart && <CartCount />}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <LogoutButton className={ENTRY} />
        </nav>
      </div>
    </header>
  );
}
