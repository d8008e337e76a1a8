"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";
import { usePendingLink } from "@/components/ui/pending-link";

interface DeferredRenderProps {
  children: ReactNode;
  /** Shown until the children render. */
  fallback?: ReactNode;
  /** The screens on which it is below the first window; on others it renders at once. */
  media?: string;
}

/**
 * What nobody sees at first. It is in the HTML; in a page that a press brings it is made after the first frame, which
 * comes the sooner for it. Back and forward make the whole page at once: they look for a place in it.
 */
export function DeferredRender({ children, fallback = null, media = "all" }: DeferredRenderProps) {
  const isDeferred = usePendingLink(() => window.matchMedia(media).matches, false);
  const [isRendered, setIsRendered] = useState(!isDeferred);

  useEffect(() => {
    if (!isDeferred) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setIsRendered(true)));
    return () => cancelAnimationFrame(frame);
  }, [isDeferred]);

  return isRendered ? children : fallback;
}
