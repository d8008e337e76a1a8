import Swiper from "swiper";
import { Autoplay, EffectFade } from "swiper/modules";
import "swiper/css";
import "swiper/css/effect-fade";

const INTERVAL_MS = 5_000;
const FADE_MS = 250;

export interface SlideShow {
  goTo: (index: number) => void;
  /** Pauses, or goes on. */
  toggle: () => void;
  end: () => void;
}

interface SlideShowOptions {
  canSwipe: boolean;
  onSlide: (index: number) => void;
  onPlay: (isPlaying: boolean) => void;
}

/** Makes the slides of a stage follow one another. Rewinding a cross-fade looks the same as a loop, without clones. */
export function startSlideShow(
  stage: HTMLElement,
  { canSwipe, onSlide, onPlay }: SlideShowOptions,
): SlideShow {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const swiper = new Swiper(stage, {
    modules: [Autoplay, EffectFade],
    effect: "fade",
    fadeEffect: { crossFade: true },
    speed: isStill ? 0 : FADE_MS,
    rewind: true,
    allowTouchMove: canSwipe,
    autoplay: { delay: INTERVAL_MS, disableOnInteraction: false, pauseOnMouseEnter: false },
    on: { slideChange: ({ activeIndex }) => onSlide(activeIndex) },
  });
  const play = (isPlaying: boolean) => {
    if (isPlaying) swiper.autoplay.start();
    else swiper.autoplay.stop();
    onPlay(isPlaying);
  };
  play(!isStill);
  return {
    goTo: (index) => void swiper.slideTo(index),
    toggle: () => play(!swiper.autoplay.running),
    end: () => swiper.destroy(),
  };
}
