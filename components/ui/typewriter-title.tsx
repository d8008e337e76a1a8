"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";

// Without its script the title stands still; it must not take the page with it.
const TypedWords = lazy(() =>
  import("@/components/ui/typed-words").then(
    (module) => ({ default: module.TypedWords }),
    () => ({ default: () => null }),
  ),
);

const STILL = "(prefers-reduced-motion: reduce)";

function onMotionChange(callback: () => void): () => void {
  const query = window.matchMedia(STILL);
  query.addEventListener("change", callback);
  return () => query.removeEventListener("change", callback);
}

/**
 * A title that types itself. The heading itself is static text, for readers and search engines and in the HTML; the
 * typing is laid over it, so nothing jumps.
 */
export function TypewriterTitle({ title, className = "" }: { title: string; className?: string }) {
  const isMoving = useSyncExternalStore(
    onMotionChange,
    () => !window.matchMedia(STILL).matches,
    () => false,
  );
  return (
    <div className={`group relative ${className}`}>
      <h1 className="text-wrap group-has-data-typing:opacity-0">{title}</h1>
      {isMoving && (
        <Suspense>
          <TypedWords words={title} />
        </Suspense>
      )}
    </div>
  );
}
