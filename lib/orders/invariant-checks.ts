/** The violation, unless all is as it should be. */
export function broken(isFine: boolean, violation: string): string[] {
  return isFine ? [] : [violation];
}

/** Takes values that come in order, and tells of each that comes more than once, once. */
export function consecutiveDuplicates(tell: (value: string) => string): (value: string) => string[] {
  let last: string | null = null;
  let isTold = false;
  return (value) => {
    const isDouble = value === last;
    const violations = isDouble && !isTold ? [tell(value)] : [];
    last = value;
    isTold = isDouble;
    return violations;
  };
}

/** What the other list lacks, with its repetitions. */
export function missing(values: string[], other: string[]): string[] {
  const left = [...other];
  return values.filter((value) => {
    const index = left.indexOf(value);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

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
