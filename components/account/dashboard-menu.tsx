"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { DESK_MENU_ID, DeskNav } from "@/components/account/desk-nav";
import { Logo } from "@/components/layout/logo";
import { PATHS } from "@/lib/paths";
import { isAtDesk, type Role } from "@/lib/accounts/users/constants";
import { refreshCartCount, useCartCount } from "@/lib/orders/cart/count";
import { useForgetUser } from "@/components/account/use-forget-user";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { closeModal } from "@/components/ui/modal";
import { useAction } from "@/components/ui/use-action";
import { logOut } from "@/lib/accounts/auth/api";

const CUSTOMER_ENTRIES = [
  { label: "Profile", href: PATHS.profile },
  { label: "Cart", href: PATHS.cart },
  { label: "Orders", href: PATHS.orders },
];

const ENTRY =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium max-sm:px-2 hover:border-ink/40 aria-[current=page]:border-selvedge";

export function DashboardMenu({ userRole }: { userRole: Role }) {
  const atDesk = isAtDesk(userRole);
  const toShop = (
    <Link href={PATHS.home} prefetch={false} aria-label="Home: back to the shop" className={ENTRY}>
      Home
    </Link>
  );
  const logout = <LogoutButton className={ENTRY} />;
  return (
    // On a phone the desk's menu is at the lower edge, and its lists have the whole screen.
    <header className={atDesk ? "bg-white md:stitch-b" : "stitch-b bg-white"}>
      <div
        className={`mx-auto flex max-w-(--page-width) flex-wrap items-center justify-between gap-x-6 gap-y-1 px-gutter sm:px-6 ${atDesk ? "md:py-3" : "py-3"}`}
      >
        <div className={`flex min-h-11 items-center ${atDesk ? "max-md:hidden" : ""}`}>
          <Logo />
        </div>
        <nav aria-label="Dashboard" className="-mx-3 flex max-w-full flex-wrap">
          {atDesk ? (
            <DeskNav isAdmin={userRole === "admin"} toShop={toShop} logout={logout} />
          ) : (
            <>
              {toShop}
              <CustomerEntries />
              {logout}
            </>
          )}
        </nav>
      </div>
    </header>
  );
}

function CustomerEntries() {
  const pathname = usePathname();
  return (
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
  );
}

/** The number of lines in the cart, beside its menu entry; hidden while the cart is empty. */
function CartCount() {
  const count = useCartCount();
  useEffect(() => void refreshCartCount(), []);
  if (count === 0) return null;
  return (
    <span className="price ml-1.5 min-w-5 rounded-full bg-indigo px-1 text-center text-xs leading-5 text-white">
      {count}
      <span className="sr-only"> in it</span>
    </span>
  );
}

function LogoutButton({ className }: { className: string }) {
  const forgetUser = useForgetUser();
  const { run, isPending, failure } = useAction(async () => {
    await logOut();
    forgetUser();
    // The open menu would cover the message.
    closeModal(DESK_MENU_ID);
    await showMessage(MESSAGES.loggedOut);
    // A full load, so that nothing private stays in the browser's memory.
    window.location.assign(PATHS.home);
  });

  return (
    <>
      <button type="button" className={className} disabled={isPending} onClick={() => void run()}>
        Logout
      </button>
      <RetryingNotice isPending={isPending} />
      {failure && (
        <p role="alert" className="px-3 pb-2 font-semibold text-selvedge">
          {failure}
        </p>
      )}
    </>
  );
}
