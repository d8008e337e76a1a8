export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** How often each value occurs, the most frequent first: `99 OUT_OF_STOCK, 1 done`. */
export function tell(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a);
  return byCount.map(([value, count]) => `${count} ${value}`).join(", ") || "none";
}

/** A violation for each value that is not among those expected. */
export function unexpected(values: readonly string[], expected: readonly string[]): string[] {
  const strange = values.filter((value) => !expected.includes(value));
  return strange.length === 0 ? [] : [`unexpected answers: ${tell(strange)}`];
}

/** The violation, unless all is as it should be. */
export function unless(isFine: boolean, violation: string): string[] {
  return isFine ? [] : [violation];
}
