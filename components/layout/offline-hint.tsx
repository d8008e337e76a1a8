"use client";

import { useSyncExternalStore } from "react";

function onConnectionChange(callback: () => void): () => void {
  window.addEventListener("online", callback);
  window.addEventListener("offline", callback);
  return () => {
    window.removeEventListener("online", callback);
    window.removeEventListener("offline", callback);
  };
}

const WORDS = {
  shop: "You are offline. This page may be out of date, and you can't order until you are back online.",
  desk: "You are offline. This page may be out of date, and nothing is saved until you are back online.",
};

/** Says that the browser is offline, while it is. */
export function OfflineHint({ at = "shop" }: { at?: keyof typeof WORDS }) {
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="block sticky top-0 z-20 bg-marigold px-4 py-2 text-center font-semibold text-ink empty:hidden">
      {isOnline ? null : WORDS[at]}
    </output>
  );
}
