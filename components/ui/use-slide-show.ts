import { type RefObject, useEffect, useRef, useState } from "react";
import type { SlideShow } from "@/components/ui/slide-show";
import { whenLookedAt } from "@/components/ui/when-looked-at";

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

/** Starts the slide show once its stage is looked at, or a mark pressed; the library is not fetched before. */
export function useSlideShow({ count, canSwipe }: SlideShowOptions): SlideShowState {
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
    const cancel = whenLookedAt(element, () => void begin.current?.());
    return () => {
      isGone = true;
      cancel();
      show.current?.end();
      show.current = null;
    };
  }, [canSwipe, count]);

  const press = async (act: (running: SlideShow) => void) => {
    await begin.current?.();
    if (show.current) act(show.current);
  };
  return {
    stage,
    current,
    isPlaying,
    goTo: (index) => void press((running) => running.goTo(index)),
    toggle: () => void press((running) => running.play(!isPlaying)),
  };
}
