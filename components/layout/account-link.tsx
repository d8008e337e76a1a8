"use client";

import { useEffect, useSyncExternalStore } from "react";
import { LineIcon } from "@/components/ui/line-icon";
import { PageLink } from "@/components/ui/page-link";
import { refreshCartCount, useCartCount } from "@/lib/cart/count";
import { reconcileToken } from "@/lib/http/reconcile-token";
import { hasToken, onTokenChange } from "@/lib/http/token-store";
import { PATHS } from "@/lib/paths";

const AVATAR_LABEL = "Your Cart and Other Info.";

/** Login for a visitor, the avatar for whoever is signed in. Decided in the browser: the page itself is cached. */
export function AccountLink() {
  useEffect(() => {
    const settle = () => void reconcileToken();
    settle();
    // A page that Back brings up again may have heard of nothing meanwhile.
    window.addEventListener("pageshow", settle);
    return () => window.removeEventListener("pageshow", settle);
  }, []);
  return useIsSignedIn() ? <Avatar /> : <LoginLink />;
}

function LoginLink() {
  return (
    <PageLink
      href={PATHS.login}
      className="inline-flex min-h-11 items-center rounded-cloth bg-indigo px-5 font-semibold text-white hover:bg-ink"
    >
      Login
    </PageLink>
  );
}

function Avatar() {
  const count = useCartCount();
  useEffect(() => void refreshCartCount(), []);
  return (
    <PageLink
      href={PATHS.profile}
      aria-label={AVATAR_LABEL}
      aria-description={count > 0 ? `${count} in your cart` : undefined}
      title={AVATAR_LABEL}
      className="relative grid size-11 place-items-center rounded-full border border-ink/40 bg-white hover:border-ink"
    >
      <LineIcon name="person" className="size-6" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="price absolute -top-1 -right-1 min-w-5 rounded-full bg-indigo px-1 text-center text-xs leading-5 text-white"
        >
          {count}
        </span>
      )}
    </PageLink>
  );
}

/** Whether this browser holds a token; false on the server, so that cached pages hold no personal data. */
function useIsSignedIn(): boolean {
  return useSyncExternalStore(onTokenChange, hasToken, () => false);
}
