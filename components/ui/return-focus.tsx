"use client";

import { useEffect } from "react";

const isInPopUp = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".shop-alert-ground") !== null;

/**
 * Gives the focus back to a button that was disabled while it had it, as buttons are while they send, once it can be
 * pressed again and nobody has gone elsewhere; a pop-up is not elsewhere.
 */
export function ReturnFocus() {
  useEffect(() => {
    const watch = new AbortController();
    let focused = document.activeElement;
    let waiting: HTMLButtonElement | null = null;

    const giveBack = () => {
      if (!waiting || waiting.disabled || document.activeElement !== document.body) return;
      waiting.focus({ preventScroll: true });
      waiting = null;
    };
    const onDisabled = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLButtonElement && target.disabled && target === focused) waiting = target;
      giveBack();
    });
    const leave = ({ type, target }: Event) => {
      if (isInPopUp(target)) return;
      if (type === "focusin" && target instanceof Element) focused = target;
      waiting = null;
    };
    const onFocusOut = ({ target }: Event) => {
      // By then the pop-up has closed, and the focus is where it leaves it.
      if (isInPopUp(target)) setTimeout(giveBack);
    };
    onDisabled.observe(document.body, { subtree: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", leave, watch);
    document.addEventListener("pointerdown", leave, watch);
    document.addEventListener("focusout", onFocusOut, watch);
    return () => {
      onDisabled.disconnect();
      watch.abort();
    };
  }, []);
  return null;
}
