import { useSyncExternalStore } from "react";
import { reconcileToken } from "@/lib/platform/http/reconcile-token";

const CHANNEL = "cart-count";

let count = 0;
const listeners = new Set<() => void>();

function take(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

/** Tells this tab and the others how many lines the cart holds now. */
export function setCartCount(next: number): void {
  take(next);
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this site alone
  channel.postMessage(next);
  channel.close();
}

/** The same for one line more. */
export function incrementCartCount(): void {
  setCartCount(count + 1);
}

/** Asks how many lines the cart holds. Trouble is told by the cart itself, not by its count. */
export async function refreshCartCount(): Promise<void> {
  try {
    // A visitor has no cart, and needs none of the code that calls the API.
    if (!(await reconcileToken())) return setCartCount(0);
    const { callProtected, ensureToken } = await import("@/lib/platform/http/client");
    // A user whose session has run out is a visitor here, and is not sent to /login.
    const isSignedIn = await ensureToken();
    setCartCount(isSignedIn ? (await callProtected("GET /cart")).length : 0);
  } catch {
    // The count stays what it was.
  }
}

function subscribe(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<number>) => take(data));
  // A page that Back brings up again may have heard of nothing meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void refreshCartCount();
  };
  window.addEventListener("pageshow", onPageShow);
  listeners.add(listener);
  return () => {
    window.removeEventListener("pageshow", onPageShow);
    listeners.delete(listener);
    channel.close();
  };
}

/** How many lines the cart holds, as far as this tab knows; 0 on the server. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
