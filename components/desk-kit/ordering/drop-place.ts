import type { Move } from "@/components/desk-kit/ordering/moved";

/** Where an item stands on the page, in pixels. */
export interface Box {
  top: number;
  height: number;
}

interface Dragged {
  /** Its place in the list, from 0. */
  from: number;
  /** How far it was dragged down, in pixels. */
  by: number;
}

/** How far an item is dragged without leaving its list. */
export function clampDrag(items: readonly Box[], { from, by }: Dragged): number {
  const [first, dragged, last] = [items[0], items[from], items.at(-1)];
  if (!first || !dragged || !last) return 0;
  const lowest = last.top + last.height - dragged.top - dragged.height;
  return Math.min(lowest, Math.max(first.top - dragged.top, by));
}

/** The place in the list of an item that is dropped: it passes another when it covers half of it. */
export function dropPlace(items: readonly Box[], { from, by }: Dragged): number {
  const dragged = items[from];
  if (!dragged) return from;
  const top = dragged.top + by;
  const bottom = top + dragged.height;
  const isPassed = (item: Box, at: number) => {
    const middle = item.top + item.height / 2;
    return at < from ? top < middle : at > from && bottom > middle;
  };
  const passed = items.filter(isPassed).length;
  return by < 0 ? from - passed : from + passed;
}

/** How far down an item stands aside for the one that is dragged. */
export function shiftOf(at: number, { from, to, height }: Move & Pick<Box, "height">): number {
  if (at > from && at <= to) return -height;
  return at < from && at >= to ? height : 0;
}
