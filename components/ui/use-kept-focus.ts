import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus inside an element when the focused control disappears or is disabled, such as the button of a
 * finished step. The element itself, which needs a tabIndex of -1, gets the focus, and the next Tab reaches its first
 * control.
 */
export function useKeptFocus<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  const isInside = useRef(false);

  useEffect(() => {
    const contains = ({ target }: Event) =>
      target instanceof Node && holder.current?.contains(target) === true;
    const onFocus = (event: Event) => {
      isInside.current = contains(event);
    };
    // A press on something that takes no focus also leaves.
    const onPress = (event: Event) => {
      isInside.current &&= contains(event);
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);

  // After every render, because any of them may remove the focused control.
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body;
    if (isLost) holder.current?.focus({ preventScroll: true });
  });

  return holder;
}
