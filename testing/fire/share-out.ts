/** `npm run fuzz` tries every odd value in every place. */
const IS_FUZZ = process.env.FUZZ_RUNS !== undefined;
const USUAL_NEIGHBOURS = 9;

/**
 * The values to try at the place with this number. So many neighbouring places share the values: each place tries its
 * part, and one of the neighbours tries each value.
 */
export function shareOf<Value>(
  values: Value[],
  place: number,
  neighbours = IS_FUZZ ? 1 : USUAL_NEIGHBOURS,
): Value[] {
  return values.filter((_, index) => (index + place) % neighbours === 0);
}

/** Numbers the places of all calls, one after the other, so that calls with a single place differ too. */
export function numberPlaces<Call>(calls: Call[], placesOf: (call: Call) => string[]) {
  const numbers = new Map<Call, Map<string, number>>();
  let next = 0;
  for (const call of calls) numbers.set(call, new Map(placesOf(call).map((place) => [place, next++])));
  return (call: Call, place: string): number => numbers.get(call)?.get(place) ?? 0;
}
