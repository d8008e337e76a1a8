/**
 * The last place of a limited code that can still be taken, so that with the uses beyond it there are never more than the
 * limit: it may have been set, or lowered, after those. 0 where there is none.
 */
export function lastPlace(taken: readonly number[], limit: number): number {
  let last = limit;
  while (last > 0 && last + taken.filter((place) => place > last).length > limit) last -= 1;
  return last;
}

/** The places up to a limit that nobody has. */
export function freePlaces(taken: readonly number[], limit: number): number[] {
  const known = new Set(taken);
  return Array.from({ length: lastPlace(taken, limit) }, (_, index) => index + 1).filter(
    (place) => !known.has(place),
  );
}
