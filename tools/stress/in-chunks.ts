const CHUNK = 50;

/** The work for every item, so many at a time; results are in the order of the items. */
export async function inChunks<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
  atATime = CHUNK,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, worker));
  return results;
}
