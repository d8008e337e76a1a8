import { useSyncExternalStore } from "react";
import { hasToken, onTokenChange } from "@/lib/http/token-store";

/** Whether this browser holds a token; false on the server, so that cached pages hold no personal data. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(onTokenChange, hasToken, () => false);
}
