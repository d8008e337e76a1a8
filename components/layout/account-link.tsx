"use client";

import { useWords } from "#words";
import { useEffect, useSyncExternalStore } from "react";
import { LineIcon } from "@/components/ui/line-icon";
import { PageLink } from "@/components/ui/page-link";
import { refreshCartCount, useCartCount } from "@/lib/orders/cart/count";
import { reconcileToken } from "@/lib/platform/http/reconcile-token";
import { hasToken, onTokenChange } from "@/lib/platform/http/token-store";
import { PATHS } from "@/lib/paths";

const ROUND =
  "relative grid size-11 place-items-center rounded-full border border-ink/40 bg-white hover:border-ink";

/** Login for visitors, cart and avatar for signed-in users. The browser decides, because the page itself is cached. */
export function AccountLink() {
  useEffect(() => {
    const settle = () => void reconcileToken();
    settle();
    // A page that Back restores may have missed a change.
    window.addEventListener("pageshow", settle);
    return () => window.removeEventListener("pageshow", settle);
  }, []);
  return useIsSignedIn() ? <OwnLinks /> : <LoginLink />;
}

function LoginLink() {
  const { login } = useWords("frame");
  return (
    <PageLink
      href={PATHS.login}
      className="inline-flex min-h-11 items-center rounded-cloth bg-indigo px-5 font-semibold text-white hover:bg-ink"
    >
      {login}
    </PageLink>
  );
}

/** The cart with its number of lines, and the avatar. */
function OwnLinks() {
  const count = useCartCount();
  const words = useWords("frame");
  useEffect(() => void refreshCartCount(), []);
  return (
    <>
      <PageLink
        href={PATHS.cart}
        aria-label={words.cart}
        aria-description={count > 0 ? words.inCart(count) : undefined}
        className={ROUND}
      >
        <LineIcon name="bag" className="size-6" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="price absolute -top-1 -right-1 min-w-5 rounded-full bg-indigo px-1 text-center text-xs leading-5 text-white"
          >
            {words.number(count)}
          </span>
        )}
      </PageLink>
      <PageLink href={PATHS.profile} aria-label={words.account} title={words.account} className={ROUND}>
        <LineIcon name="person" className="size-6" />
      </PageLink>
    </>
  );
}

/** Whether this browser holds a token; false on the server, so that cached pages hold no personal data. */
function useIsSignedIn(): boolean {
  return useSyncExternalStore(onTokenChange, hasToken, () => false);
}
