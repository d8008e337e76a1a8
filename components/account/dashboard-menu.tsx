"use client";

import { useLanguage, useWords } from "#words";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { DESK_MENU_ID, type DeskMenuWords, DeskNav } from "@/components/account/desk-nav";
import { LanguageLink } from "@/components/layout/language-link";
import { Logo } from "@/components/layout/logo";
import { PATHS } from "@/lib/paths";
import type { Role } from "@/lib/accounts/users/constants";
import { refreshCartCount, useCartCount } from "@/lib/orders/cart/count";
import { useForgetUser } from "@/components/account/use-forget-user";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { showMessage } from "@/components/ui/alert";
import { closeModal } from "@/components/ui/modal";
import { useAction } from "@/components/ui/use-action";
import { logOut } from "@/lib/accounts/auth/api";
import { localPath } from "@/lib/words/local-path.mjs";

const CUSTOMER_ENTRIES = ["profile", "cart", "orders", "wishlist"] as const;

const ENTRY =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium max-sm:px-2 hover:border-ink/40 aria-[current=page]:border-selvedge";

/** On a phone below the logo and what stands beside it, in rows of three, or of two where the screen is narrow or the text large: no entry stands alone. */
const OWN_ROWS =
  "order-last -mx-2 w-full max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(max(33%,min(6.5rem,50%)),1fr))] sm:order-none sm:mr-0 sm:ml-auto sm:w-auto";

interface DashboardMenuProps {
  userRole: Role;
  /** Null for customers. */
  deskWords: DeskMenuWords | null;
}

export function DashboardMenu({ userRole, deskWords }: DashboardMenuProps) {
  const { menu: words } = useWords("account");
  const language = useLanguage();
  const atDesk = deskWords !== null;
  const toShop = (
    <Link
      href={localPath(language, PATHS.home)}
      prefetch={false}
      aria-label={atDesk ? undefined : words.toShop}
      className={ENTRY}
    >
      {deskWords?.shopHome ?? words.home}
    </Link>
  );
  const otherLanguage = <LanguageLink className={atDesk ? "px-3 font-medium max-sm:px-2" : "font-medium"} />;
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
        <nav aria-label={words.label} className={`flex flex-wrap ${atDesk ? "-mx-3 max-w-full" : OWN_ROWS}`}>
          {atDesk ? (
            <DeskNav
              words={deskWords}
              isAdmin={userRole === "admin"}
              toShop={toShop}
              after={
                <>
                  {otherLanguage}
                  {logout}
                </>
              }
            />
          ) : (
            <>
              {toShop}
              <CustomerEntries />
              {logout}
            </>
          )}
        </nav>
        {!atDesk && otherLanguage}
      </div>
    </header>
  );
}

function CustomerEntries() {
  const { menu: words } = useWords("account");
  const language = useLanguage();
  const pathname = usePathname();
  return (
    // Its entries stand in the rows of those beside it.
    <ul className="contents">
      {CUSTOMER_ENTRIES.map((name) => {
        const href = localPath(language, PATHS[name]);
        return (
          <li key={name}>
            <Link href={href} aria-current={pathname === href ? "page" : undefined} className={ENTRY}>
              {words[name]}
              {name === "cart" && <CartCount />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The number of lines in the cart, beside its menu entry; hidden while the cart is empty. */
function CartCount() {
  const { menu } = useWords("account");
  const units = useWords("units");
  const count = useCartCount();
  useEffect(() => void refreshCartCount(), []);
  if (count === 0) return null;
  return (
    <span className="price ml-1.5 min-w-5 rounded-full bg-indigo px-1 text-center text-xs leading-5 text-white">
      {units.count(count)}
      <span className="sr-only">{menu.inCart}</span>
    </span>
  );
}

function LogoutButton({ className }: { className: string }) {
  const { menu: words, popUps } = useWords("account");
  const language = useLanguage();
  const forgetUser = useForgetUser();
  const { run, isPending, failure } = useAction(async () => {
    await logOut();
    forgetUser();
    // The open menu would cover the message.
    closeModal(DESK_MENU_ID);
    await showMessage(popUps.loggedOut);
    // A full load, so that nothing private stays in the browser's memory.
    window.location.assign(localPath(language, PATHS.home));
  }, words.logoutFailure);

  return (
    <>
      <button type="button" className={className} disabled={isPending} onClick={() => void run()}>
        {words.logout}
      </button>
      <RetryingNotice isPending={isPending} />
      {failure && (
        <p role="alert" className="col-span-full px-3 pb-2 font-semibold text-selvedge">
          {failure}
        </p>
      )}
    </>
  );
}
