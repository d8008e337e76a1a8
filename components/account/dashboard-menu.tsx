"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { LogoutButton } from "@/components/account/logout-button";
import { Logo } from "@/components/layout/logo";
import { PATHS } from "@/lib/paths";
import type { Role } from "@/lib/users/rules";

interface Entry {
  label: string;
  /** Where the label alone would not tell it from another entry. */
  name?: string;
  href: string;
}

const CUSTOMER_ENTRIES: Entry[] = [
  { label: "Profile", href: PATHS.profile },
  { label: "Cart", href: PATHS.cart },
  { label: "Orders", href: PATHS.orders },
];

const ADMIN_ENTRIES: Entry[] = [
  { label: "Home", name: "Dashboard home", href: PATHS.profile },
  { label: "Orders", href: PATHS.allOrders },
];

const ENTRIES: Record<Role, Entry[]> = { customer: CUSTOMER_ENTRIES, admin: ADMIN_ENTRIES };

const ENTRY =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium hover:border-ink/40 aria-[current=page]:border-selvedge";

export function DashboardMenu({ userRole }: { userRole: Role }) {
  const pathname = usePathname();
  const entries = ENTRIES[userRole];
  return (
    <header className="stitch-b bg-white">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-6 px-4 pt-3 sm:px-6">
        <Logo />
        <nav aria-label="Dashboard" className="-mx-3 max-w-full">
          <ul className="flex flex-wrap">
            <li>
              {/* Fetching the shop ahead would bring its first picture along. */}
              <Link href={PATHS.home} prefetch={false} aria-label="Home: back to the shop" className={ENTRY}>
                Home
              </Link>
            </li>
            {entries.map(({ label, name, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-label={name}
                  aria-current={pathname === href ? "page" : undefined}
                  className={ENTRY}
                >
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <LogoutButton className={ENTRY} />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
