import { type RefObject, useEffect, useRef, useState } from "react";
import { prepareSlideShow } from "@/components/ui/lazy-slide-show";
import type { SlideShow } from "@/components/ui/slide-show";

interface SlideShowOptions {
  /** The number of slides; a single one does not change. */
  count: number;
  /** The content of the first slide; a change takes the show back to that slide. */
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

/** The slide show of a stage, with its current slide and state. */
export function useSlideShow({ count, first, canSwipe }: SlideShowOptions): SlideShowState {
  const stage = useRef<HTMLDivElement>(null);
  const show = useRef<SlideShow>(null);
  const shown = useRef(first);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const { current: element } = stage;
    if (count < 2 || !element) return;
    show.current = prepareSlideShow(element, { canSwipe, onSlide: setCurrent, onPlay: setIsPlaying });
    return () => {
      show.current?.end();
      show.current = null;
    };
  }, [canSwipe, count]);

  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    show.current?.goTo(0);
  }, [first]);

  return {
    stage,
    current,
    isPlaying,
    goTo: (index) => {
      show.current?.goTo(index);
      if (canSwipe) show.current?.play(false);
    },
    toggle: () => show.current?.play(!isPlaying),
  };
}
