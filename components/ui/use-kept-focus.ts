import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus inside an element when what had it is gone or is disabled, such as the button of a step that is done:
 * the element itself, which needs a tabIndex of -1, has it then, and the next Tab is at its first control.
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
    // A press on what takes no focus leaves, too.
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

  // After every render: what had the focus may have gone with any of them.
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body;
    if (isLost) holder.current?.focus({ preventScroll: true });
  });

  return holder;
}
