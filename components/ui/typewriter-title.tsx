"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";

// If its script fails to load, the title stands still, and the page does not break.
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

interface TypewriterTitleProps {
  title: string;
  /** Where it is another language than the page's. */
  lang?: string | undefined;
  className?: string;
}

/**
 * A title that types itself. The heading is static text in the HTML, for screen readers and search engines; the
 * typing lies over it, so nothing jumps.
 */
export function TypewriterTitle({ title, lang, className = "" }: TypewriterTitleProps) {
  const isMoving = useSyncExternalStore(
    onMotionChange,
    () => !window.matchMedia(STILL).matches,
    () => false,
  );
  return (
    <div lang={lang} className={`group relative ${className}`}>
      <h1 className="text-wrap group-has-data-typing:opacity-0">{title}</h1>
      {isMoving && (
        <Suspense>
          <TypedWords words={title} />
        </Suspense>
      )}
    </div>
  );
}
