import PQueue from "p-queue";

const CHUNK = 50;

export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** The one whose turn it is, from the first again behind the last. */
export function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to take from.");
  return item;
}

export function pick<Item>(items: readonly Item[]): Item {
  return inTurn(items, Math.floor(Math.random() * items.length));
}

/** The work for every item, so many at a time; results are in the order of the items. */
export async function inChunks<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
  atATime = CHUNK,
): Promise<Result[]> {
  return await new PQueue({ concurrency: atATime }).addAll(
    items.map((item, index) => () => work(item, index)),
  );
}

/** How often each value occurs, the most frequent first: `99 OUT_OF_STOCK, 1 done`. */
export function tell(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a);
  return byCount.map(([value, count]) => `${count} ${value}`).join(", ") || "none";
}
