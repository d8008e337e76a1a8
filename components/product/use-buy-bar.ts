import { type RefObject, useEffect, useState } from "react";

type Watched = RefObject<HTMLElement | null>;

/** The dock and the bar hide the lowest part of the window. */
const ABOVE_BAR = "0px 0px -25%";

/** True while the form's own button is off the screen, and not before that is known. */
export function useIsAway(button: Watched): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  return isAway;
}

/** True from when the options have been in view; at once where there is nothing to choose. */
export function useHasSeen(options: Watched, isChoice: boolean): boolean {
  const [hasSeen, setHasSeen] = useState(!isChoice);
  useEffect(() => {
    if (hasSeen || !options.current) return;
    const observer = new IntersectionObserver(
      (entries) => setHasSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ABOVE_BAR },
    );
    observer.observe(options.current);
    return () => observer.disconnect();
  }, [hasSeen, options]);
  return hasSeen;
}
