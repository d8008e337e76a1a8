/** What a cursor gives, so many at a time: the next ones are fetched when these have been worked on. */
export async function* inBatches<Item>(cursor: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of cursor) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
