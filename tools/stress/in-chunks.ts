import PQueue from "p-queue";

const CHUNK = 50;

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
