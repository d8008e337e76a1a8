import { type RefObject, useEffect, useRef, useState } from "react";
import type { SlideShow } from "@/components/ui/slide-show";

interface SlideShowOptions {
  /** With one slide there is nothing to show. */
  count: number;
  /** What the first slide shows: the show goes back to it when this changes. */
  first: string | undefined;
  canSwipe: boolean;
}

interface SlideShowState {
  stage: RefObject<HTMLDivElement | null>;
  current: number;
  isPlaying: boolean;
  goTo: (index: number) => void;
  toggle: () => void;
}

/** Starts the slide show once its stage is looked at, or a mark pressed; the library is not fetched before. */
export function useSlideShow({ count, first, canSwipe }: SlideShowOptions): SlideShowState {
  const stage = useRef<HTMLDivElement>(null);
  const show = useRef<SlideShow>(null);
  const begin = useRef<() => Promise<void>>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const { current: element } = stage;
    if (count < 2 || !element) return;
    let isGone = false;
    let starting: Promise<void> | undefined;
    const start = async () => {
      const { startSlideShow } = await import("@/components/ui/slide-show");
      if (isGone) return;
      show.current = startSlideShow(element, { canSwipe, onSlide: setCurrent, onPlay: setIsPlaying });
    };
    // What did not arrive over a bad line is asked for anew with the next press.
    begin.current = () => (starting ??= start().catch(() => void (starting = undefined)));
    const cancel = whenVisible(element, () => void begin.current?.());
    return () => {
      isGone = true;
      cancel();
      show.current?.end();
      show.current = null;
    };
  }, [canSwipe, count]);

  // Before it runs, it shows the first.
  useEffect(() => {
    if (first !== undefined) show.current?.goTo(0);
  }, [first]);

  const press = async (act: (running: SlideShow) => void) => {
    await begin.current?.();
    if (show.current) act(show.current);
  };
  return {
    stage,
    current,
    isPlaying,
    goTo: (index) =>
      void press((running) => {
        running.goTo(index);
        if (canSwipe) running.play(false);
      }),
    toggle: () => void press((running) => running.play(!isPlaying)),
  };
}

/** Runs once: when the page has loaded, has nothing else to do, and shows some of the element. Returns how to stop. */
function whenVisible(element: Element, work: () => void): () => void {
  const stop = new AbortController();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
  });
  const observe = () => {
    const cancel = whenIdle(() => observer.observe(element));
    stop.signal.addEventListener("abort", cancel);
  };
  if (document.readyState === "complete") observe();
  else window.addEventListener("load", observe, { signal: stop.signal });
  return () => {
    stop.abort();
    observer.disconnect();
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
