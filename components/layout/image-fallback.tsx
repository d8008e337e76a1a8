"use client";

import { useEffect } from "react";

function markFailed(image: HTMLImageElement) {
  image.dataset.failed = "";
}

/** Marks pictures that do not load, so that they show their name on cloth instead of a broken sign. */
export function ImageFallback() {
  useEffect(() => {
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) markFailed(event.target);
    };
    // Errors of pictures do not bubble; some came before this script.
    document.addEventListener("error", onError, { capture: true });
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) markFailed(image);
    }
    return () => document.removeEventListener("error", onError, { capture: true });
  }, []);
  return null;
}
