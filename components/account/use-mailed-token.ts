import { useSyncExternalStore } from "react";

function onHashChange(callback: () => void): () => void {
  window.addEventListener("hashchange", callback);
  return () => window.removeEventListener("hashchange", callback);
}

/** The token in the fragment of a mailed link: empty if there is none, and null before the page runs in the browser. */
export function useMailedToken(): string | null {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => null,
  );
}
