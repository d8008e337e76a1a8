"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";

// Without its script the title stands still; it must not take the page with it.
const TypedWords = dynamic(
  () =>
    import("@/components/ui/typed-words").then(
      (module) => module.TypedWords,
      () => () => null,
    ),
  { ssr: false },
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
      <h1 className="group-has-data-typing:opacity-0 whitespace-nowrap">{title}</h1>
      {isMoving && <TypedWords words={title} />}
    </div>
  );
}
