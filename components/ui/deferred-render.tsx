"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";
import { usePendingLink } from "@/components/ui/pending-link";

interface DeferredRenderProps {
  children: ReactNode;
  /** What keeps the place until then. */
  place?: ReactNode;
  /** Where it lies below the first window, as a media query; elsewhere it is there at once. */
  where?: string;
}

/**
 * What nobody sees at first. It is in the HTML; in a page that a press brings it is made after the first frame, which
 * comes the sooner for it. Back and forward make the whole page at once: they look for a place in it.
 */
export function DeferredRender({ children, place = null, where = "all" }: DeferredRenderProps) {
  const isLate = usePendingLink(() => window.matchMedia(where).matches, false);
  const [isMade, setIsMade] = useState(!isLate);

  useEffect(() => {
    if (!isLate) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setIsMade(true)));
    return () => cancelAnimationFrame(frame);
  }, [isLate]);

  return isMade ? children : place;
}
