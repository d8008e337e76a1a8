import { useState } from "react";
import { isUnavailable, messageOf } from "@/lib/platform/http/client";

export interface Refusal {
  orderNumber: number;
  why: string;
}

/** Does the same to orders one after another, each for itself: what one is refused for stops no other, but a shop that is away does. */
export function useRunEach() {
  const [progress, setProgress] = useState<string | null>(null);

  /** Returns those that it was done to, and why others were refused. */
  async function runEach<Item extends { orderNumber: number }>(
    label: string,
    items: Item[],
    work: (item: Item) => Promise<void>,
  ): Promise<{ done: Item[]; refused: Refusal[] }> {
    const [done, refused]: [Item[], Refusal[]] = [[], []];
    for (const [index, item] of items.entries()) {
      setProgress(`${label} ${index + 1} of ${items.length}`);
      try {
        await work(item);
        done.push(item);
      } catch (error) {
        refused.push({ orderNumber: item.orderNumber, why: messageOf(error) });
        // It was tried for half a minute; the others would be, too, each for itself.
        if (isUnavailable(error)) break;
      }
    }
    setProgress(null);
    return { done, refused };
  }

  return { progress, runEach };
}
