import { type RefObject, useLayoutEffect, useRef } from "react";

declare global {
  interface Window {
    /** See lib/platform/early-press.mjs. React handles the element from now on. True if it was pressed before. */
    takeEarlyPress?: (element: Element) => boolean;
  }
}

/** Repeats once a press of a form or a `data-early` button that came before its script. */
export function useEarlyPress<
  Pressed extends HTMLFormElement | HTMLButtonElement,
>(): RefObject<Pressed | null> {
  const ref = useRef<Pressed>(null);
  useLayoutEffect(() => {
    const pressed = ref.current;
    if (!pressed || !window.takeEarlyPress?.(pressed)) return;
    // By then the React state has the values of the fields.
    queueMicrotask(() => {
      if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
      else pressed.click();
    });
  }, []);
  return ref;
}
