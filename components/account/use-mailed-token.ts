import { useSyncExternalStore } from "react";

/** Told where there is none. */
export const INCOMPLETE_LINK = "This link is incomplete. Please open it from the email again.";

function onHashChange(callback: () => void): () => void {
  window.addEventListener("hashchange", callback);
  return () => window.removeEventListener("hashchange", callback);
}

/** The token that a mailed link carries behind its #: empty if there is none, and null until the browser is asked. */
export function useMailedToken(): string | null {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => null,
  );
}
