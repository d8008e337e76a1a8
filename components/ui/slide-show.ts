import Swiper from "swiper";
import { EffectFade } from "swiper/modules";
import "swiper/css";
import "swiper/css/effect-fade";

const FADE_MS = 250;

export interface SlideShow {
  goTo: (index: number) => void;
  /** Starts or pauses the show. */
  play: (isPlaying: boolean) => void;
  end: () => void;
}

interface SlideShowOptions {
  canSwipe: boolean;
  /** How long each slide shows. */
  intervalMs: number;
  /** The time until the first change; null where the show rests until `play` starts it. */
  firstMs: number | null;
  onSlide: (index: number) => void;
  onPlay: (isPlaying: boolean) => void;
}

/** Makes the slides of a stage follow one another. Rewinding a cross-fade looks the same as a loop, without clones. */
export function startSlideShow(
  stage: HTMLElement,
  { canSwipe, intervalMs, firstMs, onSlide, onPlay }: SlideShowOptions,
): SlideShow {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let timer: number | undefined;
  const play = (isPlaying: boolean, ms = intervalMs) => {
    window.clearInterval(timer);
    timer = isPlaying ? window.setInterval(advance, ms) : undefined;
    onPlay(isPlaying);
  };
  const swiper = new Swiper(stage, {
    modules: [EffectFade],
    effect: "fade",
    fadeEffect: { crossFade: true },
    speed: isStill ? 0 : FADE_MS,
    rewind: true,
    allowTouchMove: canSwipe,
    // A mouse uses the marks. Its drag would often drag the picture itself, or count as a press on it.
    simulateTouch: false,
    on: {
      sliderFirstMove: () => play(false),
      slideChange: ({ activeIndex }) => {
        onSlide(activeIndex);
        // Each slide gets its full time, also one that a shopper chose.
        if (timer !== undefined) play(true);
      },
    },
  });
  // Nothing moves behind a modal: the element that opened it must still be there when it closes.
  const advance = () => {
    if (!document.querySelector("dialog[open]")) swiper.slideNext();
  };
  // A shopper who presses a picture wants to look at it, so the show pauses.
  const rest = () => play(false);
  if (canSwipe) stage.addEventListener("click", rest);
  play(firstMs !== null, firstMs ?? intervalMs);
  if (firstMs === 0) advance();
  return {
    goTo: (index) => {
      swiper.slideTo(index);
      // The current slide gets its full time too.
      if (timer !== undefined) play(true);
    },
    play: (isPlaying) => play(isPlaying),
    end: () => {
      stage.removeEventListener("click", rest);
      window.clearInterval(timer);
      swiper.destroy();
    },
  };
}
