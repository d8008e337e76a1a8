import { useSyncExternalStore } from "react";

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
