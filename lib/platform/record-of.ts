/** The same for each of these names, such as a count of none so far. */
export function recordOf<Name extends string, Item>(names: readonly Name[], item: Item): Record<Name, Item> {
  const isWhole = (record: Partial<Record<Name, Item>>): record is Record<Name, Item> =>
    names.every((name) => name in record);
  const record: Partial<Record<Name, Item>> = {};
  for (const name of names) record[name] = item;
  if (isWhole(record)) return record;
  throw new Error("Each name has its item.");
}
