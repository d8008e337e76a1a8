import type { SlideShow } from "@/components/ui/slide-show";

const INTERVAL_MS = 5_000;
/** How long before the first change its library and picture are fetched. */
const AHEAD_MS = 1_000;
/** How far a finger has to move sideways to count as a swipe. */
const SWIPE_PX = 40;

interface LazySlideShowOptions {
  canSwipe: boolean;
  onSlide: (index: number) => void;
  onPlay: (isPlaying: boolean) => void;
}

/**
 * A slide show whose library loads with its first change, or at the first press or swipe. Until then the first slide
 * shows, and its time already runs.
 */
export function prepareSlideShow(stage: HTMLElement, options: LazySlideShowOptions): SlideShow {
  const stop = new AbortController();
  let isResting = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let dueAt: number | undefined;
  let timer: number | undefined;
  let show: SlideShow | undefined;
  let starting: Promise<void> | undefined;

  const start = async () => {
    const { startSlideShow } = await import("@/components/ui/slide-show");
    if (stop.signal.aborted) return;
    window.clearTimeout(timer);
    const now = performance.now();
    const firstMs = isResting ? null : Math.max(0, (dueAt ?? now + INTERVAL_MS) - now);
    show = startSlideShow(stage, { ...options, intervalMs: INTERVAL_MS, firstMs });
  };
  const rest = () => {
    isResting = true;
    window.clearTimeout(timer);
    options.onPlay(false);
  };
  // If the library fails to load, the next press tries again.
  const begin = () =>
    (starting ??= start().catch(() => {
      starting = undefined;
      rest();
    }));
  const act = async (work: (running: SlideShow) => void) => {
    await begin();
    if (show) work(show);
  };
  const wait = () => {
    if (isResting || starting) return;
    dueAt = performance.now() + INTERVAL_MS;
    timer = window.setTimeout(() => void begin(), INTERVAL_MS - AHEAD_MS);
    options.onPlay(true);
  };
  whenVisible(stage, wait, stop.signal);
  if (options.canSwipe) {
    const turn = () =>
      void act((running) => {
        running.goTo(1);
        running.play(false);
      });
    const prepare = () => void begin();
    watchEarlyFinger(stage, { isEarly: () => !show, prepare, rest, turn, signal: stop.signal });
  }
  return {
    goTo: (index) => {
      // The first slide already shows.
      if (index > 0 || starting) void act((running) => running.goTo(index));
    },
    play: (isPlaying) => {
      if (!isPlaying && !show) rest();
      else void act((running) => running.play(isPlaying));
    },
    end: () => {
      stop.abort();
      window.clearTimeout(timer);
      show?.end();
    },
  };
}

interface EarlyFinger {
  /** True until the library has loaded, which then handles touches. */
  isEarly: () => boolean;
  prepare: () => void;
  rest: () => void;
  turn: () => void;
  signal: AbortSignal;
}

/** Handles touches before the library has loaded: a swipe changes the slide once it has, a press pauses the show. */
function watchEarlyFinger(stage: HTMLElement, { isEarly, prepare, rest, turn, signal }: EarlyFinger): void {
  let downX: number | undefined;
  stage.addEventListener(
    "touchstart",
    ({ touches }) => {
      downX = isEarly() && touches.length === 1 ? touches[0]?.clientX : undefined;
      if (downX !== undefined) prepare();
    },
    { signal, passive: true },
  );
  stage.addEventListener(
    "touchend",
    ({ changedTouches }) => {
      const upX = changedTouches[0]?.clientX ?? 0;
      if (downX !== undefined && downX - upX > SWIPE_PX) turn();
    },
    { signal, passive: true },
  );
  stage.addEventListener("click", () => isEarly() && rest(), { signal });
}

/** Runs the work once, when the page has loaded, is idle, and shows part of the element. */
function whenVisible(element: Element, work: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
  });
  const observe = () => {
    if (!signal.aborted) observer.observe(element);
  };
  signal.addEventListener("abort", () => observer.disconnect());
  if (document.readyState === "complete") whenIdle(observe);
  else window.addEventListener("load", () => whenIdle(observe), { signal });
}

// Safari has no requestIdleCallback.
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 300);
}
