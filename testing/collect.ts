/** Collects all items in their order. */
export async function collect<Item>(items: Iterable<Item> | AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
