"use client";

import { useWords } from "#words";
import { useSyncExternalStore } from "react";

function onConnectionChange(callback: () => void): () => void {
  window.addEventListener("online", callback);
  window.addEventListener("offline", callback);
  return () => {
    window.removeEventListener("online", callback);
    window.removeEventListener("offline", callback);
  };
}

/** Says that the browser is offline, while it is. */
export function OfflineHint({ at = "shop" }: { at?: "shop" | "desk" }) {
  const { offline } = useWords("frame");
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="block sticky top-0 z-20 bg-marigold px-4 py-2 text-center font-semibold text-ink empty:hidden">
      {isOnline ? null : offline[at]}
    </output>
  );
}
