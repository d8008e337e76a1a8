import { type RefObject, useEffect, useRef, useState } from "react";
import type { SlideShow } from "@/components/ui/slide-show";

interface SlideShowOptions {
  /** With one slide there is nothing to show. */
  count: number;
  canSwipe: boolean;
}

interface SlideShowState {
  stage: RefObject<HTMLDivElement | null>;
  current: number;
  isPlaying: boolean;
  goTo: (index: number) => void;
  toggle: () => void;
}

/** Starts the slide show on its stage when the page is idle; the library is not fetched before. */
export function useSlideShow({ count, canSwipe }: SlideShowOptions): SlideShowState {
  const stage = useRef<HTMLDivElement>(null);
  const show = useRef<SlideShow>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (count < 2) return;
    let isGone = false;
    const start = async () => {
      const { startSlideShow } = await import("@/components/ui/slide-show");
      if (isGone || !stage.current) return;
      show.current = startSlideShow(stage.current, { canSwipe, onSlide: setCurrent, onPlay: setIsPlaying });
    };
    const cancel = whenIdle(() => void start());
    return () => {
      isGone = true;
      cancel();
      show.current?.end();
    };
  }, [canSwipe, count]);

  return {
    stage,
    current,
    isPlaying,
    goTo: (index) => show.current?.goTo(index),
    toggle: () => show.current?.toggle(),
  };
}

// Safari has no requestIdleCallback.
function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(work, { timeout: 2_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 300);
  return () => clearTimeout(handle);
}
