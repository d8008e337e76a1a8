"use client";

import { useWords } from "#words";
import type { ReactNode } from "react";
import { LineIcon } from "@/components/ui/line-icon";
import { useSlideShow } from "@/components/ui/use-slide-show";

interface CarouselProps {
  /** The carousel's name for screen readers. */
  label: string;
  slides: { key: string; content: ReactNode; thumbnail?: ReactNode }[];
  /** The content of the first slide; a change goes back to that slide. */
  first?: string | undefined;
  /**
   * Whether a finger can move it; the marks always can, and a mouse has only them. What can be looked at so closely rests
   * once somebody has pressed or moved it.
   */
  canSwipe: boolean;
  className?: string;
  /** For a script that stands behind it. */
  looks?: string | undefined;
}

/** A mark with room for its picture, on large screens. */
const THUMBNAIL = "lg:h-auto lg:w-20 lg:border-b-4 lg:border-transparent lg:aria-current:border-selvedge";

/** Hides the pictures of later slides, so that they do not load before the slides begin to change. */
const WAITING_PICTURES = "[&:not(.swiper-initialized)>ul>li:not(:first-child)_img]:hidden";

/** Narrower marks on small screens, where more of them than this would be wider than the page. */
const MOST_WIDE_MARKS = 6;
const NARROW_MARK = "w-[min(36px,calc((100vw-64px)/8))]";

/**
 * Hides the controls until the last of them has come: their box stands at the right and lower edge, so that it would move
 * where a browser shows a page whose HTML it has read in part.
 */
const WHOLE = "[&:not(:has([data-last-control]))]:invisible";

/**
 * Slides that cross-fade every five seconds, endlessly, without stopping on hover. The first is in the HTML. Nothing
 * moves for people who asked for no motion. One slide is no carousel.
 */
export function Carousel({ label, slides, first, canSwipe, className = "", looks }: CarouselProps) {
  const words = useWords("frame").slides;
  const { stage, current, isPlaying, goTo, toggle } = useSlideShow({ count: slides.length, first, canSwipe });
  const isCarousel = slides.length > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-looks={looks}
      className={`relative ${className}`}
    >
      {/* Overrides the library's own rule, which would forbid pinch zoom. */}
      <div
        ref={stage}
        className={`swiper w-full overflow-hidden ${WAITING_PICTURES} ${canSwipe ? "touch-pan-y! touch-pinch-zoom! overscroll-x-contain" : ""}`}
      >
        <ul className="swiper-wrapper flex">
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              inert={isCarousel && index !== current}
              // All slides are as tall as the tallest; the library's own height would undo that.
              className="swiper-slide h-auto! w-full shrink-0"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {isCarousel && (
        <div
          data-needs-script=""
          className={`absolute right-2 bottom-2 z-10 flex items-center rounded-cloth bg-paper text-ink ${WHOLE}`}
        >
          {slides.map(({ key, thumbnail }, index) => (
            <button
              key={key}
              type="button"
              aria-label={words.show(index + 1, slides.length)}
              aria-current={index === current}
              onClick={() => goTo(index)}
              className={`group grid h-[44px] ${slides.length > MOST_WIDE_MARKS ? NARROW_MARK : "w-[36px]"} place-items-center ${thumbnail ? THUMBNAIL : ""}`}
            >
              <span
                className={`h-[2px] w-[20px] bg-ink/50 group-aria-current:h-[4px] group-aria-current:bg-selvedge ${thumbnail ? "lg:hidden" : ""}`}
              />
              {thumbnail}
            </button>
          ))}
          <PlayButton label={isPlaying ? words.pause : words.play} isPlaying={isPlaying} onPress={toggle} />
        </div>
      )}
    </section>
  );
}

interface PlayButtonProps {
  label: string;
  isPlaying: boolean;
  onPress: () => void;
}

const PlayButton = ({ label, isPlaying, onPress }: PlayButtonProps) => (
  <button
    type="button"
    data-last-control=""
    aria-label={label}
    onClick={onPress}
    className="grid size-[44px] place-items-center"
  >
    <LineIcon name={isPlaying ? "pause" : "play"} className="size-[20px]" />
  </button>
);
