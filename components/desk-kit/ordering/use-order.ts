import { useWords } from "#words";
import { type PointerEvent, useEffect, useEffectEvent, useState } from "react";
import { type Box, clampDrag, dropPlace, shiftOf } from "@/components/desk-kit/ordering/drop-place";
import type { Move } from "@/components/desk-kit/ordering/moved";

/** So near to the edge of the window, as a part of it, the page scrolls under what is dragged. */
const EDGE = 0.2;
const SCROLL_PIXELS = 10;

interface OrderOptions {
  /** How many of the list's first items can be moved. */
  count: number;
  onMove: (move: Move) => void;
}

/** Where an item was taken hold of. */
interface Grip {
  list: HTMLElement;
  from: number;
  /** In the window, and how far the page was scrolled then. */
  y: number;
  scrollY: number;
  boxes: Box[];
}

export type Order = ReturnType<typeof useOrder>;

/** Moves the items of a list by button, and by dragging them with a finger or the mouse. */
export function useOrder({ count, onMove }: OrderOptions) {
  const { moving } = useWords("deskKit");
  const [grip, setGrip] = useState<Grip | null>(null);
  const [to, setTo] = useState(0);
  const [status, setStatus] = useState("");

  function move({ from, to: place }: Move): void {
    if (from === place) return;
    onMove({ from, to: place });
    setStatus(moving.moved({ from: from + 1, to: place + 1, count }));
  }

  const drop = useEffectEvent((place: number) => {
    if (grip) move({ from: grip.from, to: place });
    setGrip(null);
  });

  useEffect(() => {
    if (grip) return follow(grip, { onPlace: setTo, onDrop: drop });
  }, [grip]);

  function grab(event: PointerEvent<HTMLElement>, from: number): void {
    const list = event.currentTarget.closest("li")?.parentElement;
    if (event.button !== 0 || !event.isPrimary || !list) return;
    // Else the mouse would select text.
    event.preventDefault();
    const boxes = [...list.children].slice(0, count).map((item) => item.getBoundingClientRect());
    setTo(from);
    setGrip({ list, from, y: event.clientY, scrollY: window.scrollY, boxes });
  }

  const isDragged = (index: number): boolean => grip?.from === index;
  const height = grip?.boxes[grip.from]?.height ?? 0;

  /** What is dragged lies on the others, which step aside for it. */
  function classOf(index: number): string {
    if (!grip) return "";
    return isDragged(index)
      ? "relative z-10 bg-paper outline-1 outline-indigo outline-dashed"
      : "motion-safe:transition-transform";
  }

  function styleOf(index: number) {
    if (!grip) return undefined;
    if (isDragged(index)) return { transform: "translateY(var(--dragged))" };
    return { transform: `translateY(${shiftOf(index, { from: grip.from, to, height })}px)` };
  }

  return { count, status, move, grab, isDragged, styleOf, classOf };
}

interface Following {
  onPlace: (to: number) => void;
  onDrop: (to: number) => void;
}

/** Lets an item follow the pointer until it is dropped, or put back with Escape; returns how to stop. */
function follow({ list, from, y, scrollY, boxes }: Grip, { onPlace, onDrop }: Following) {
  const listening = new AbortController();
  const { signal } = listening;
  let pointerY = y;
  let frame = requestAnimationFrame(step);

  function step(): void {
    const wanted = pointerY - y + window.scrollY - scrollY;
    const by = clampDrag(boxes, { from, by: wanted });
    if (by === wanted) window.scrollBy({ top: scrollStep(pointerY, y), behavior: "instant" });
    list.style.setProperty("--dragged", `${by}px`);
    onPlace(dropPlace(boxes, { from, by }));
    frame = requestAnimationFrame(step);
  }

  function stop(): void {
    listening.abort();
    cancelAnimationFrame(frame);
    list.style.removeProperty("--dragged");
  }
  const end = (place: number) => {
    stop();
    onDrop(place);
  };
  const putBack = () => end(from);
  window.addEventListener("pointermove", ({ clientY }) => (pointerY = clientY), { signal });
  window.addEventListener(
    "pointerup",
    ({ clientY }) => end(dropPlace(boxes, { from, by: clientY - y + window.scrollY - scrollY })),
    { signal },
  );
  window.addEventListener("pointercancel", putBack, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && putBack(), { signal });
  return stop;
}

/** How far the page scrolls in a frame while something is dragged, from `y`, to an edge of the window. */
function scrollStep(pointerY: number, y: number): number {
  const edge = window.innerHeight * EDGE;
  if (pointerY < edge && pointerY < y) return -SCROLL_PIXELS;
  return pointerY > window.innerHeight - edge && pointerY > y ? SCROLL_PIXELS : 0;
}
