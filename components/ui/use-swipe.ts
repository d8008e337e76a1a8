import { type TouchEvent, useRef } from "react";

/** How far a finger moves to the side until it means the next. */
const SWIPE_PX = 40;

/** For what one finger turns: to the left it means the next, to the right the one before. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  /** Where the finger came down; null once there are two. */
  const down = useRef<{ x: number; y: number }>(null);

  function onTouchStart({ touches }: TouchEvent) {
    const touch = touches[0];
    down.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    const [from, to] = [down.current, changedTouches[0]];
    down.current = null;
    if (!from || !to) return;
    const across = to.clientX - from.x;
    if (Math.abs(across) > Math.max(SWIPE_PX, Math.abs(to.clientY - from.y))) turn(across < 0 ? 1 : -1);
  }

  return { onTouchStart, onTouchEnd };
}
