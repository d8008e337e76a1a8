/** The violation, unless all is as it should be. */
export function violationUnless(isFine: boolean, violation: string): string[] {
  return isFine ? [] : [violation];
}

/** Takes values that come in order, and describes each that comes more than once, once. */
export function consecutiveDuplicates(describe: (value: string) => string): (value: string) => string[] {
  let last: string | null = null;
  let isReported = false;
  return (value) => {
    const isDouble = value === last;
    const violations = isDouble && !isReported ? [describe(value)] : [];
    last = value;
    isReported = isDouble;
    return violations;
  };
}

/** What the other list lacks, with its repetitions. */
export function missingFrom(values: string[], other: string[]): string[] {
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
