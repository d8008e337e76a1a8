/** `npm run fuzz` tries every odd value in every place. */
const IS_FUZZ = process.env.FUZZ_RUNS !== undefined;
const NEIGHBOURS = 3;

/**
 * The values to try in the place of this number. In the gate three neighbouring places share them: each of them meets a
 * third, and every value is met by one of the three.
 */
export function shareOf<Value>(values: Value[], place: number, isWhole = IS_FUZZ): Value[] {
  return isWhole ? values : values.filter((_, index) => (index + place) % NEIGHBOURS === 0);
}

/** Numbers the places of all calls, one after the other, so that calls with a single place differ too. */
export function numberPlaces<Call>(calls: Call[], placesOf: (call: Call) => string[]) {
  const numbers = new Map<Call, Map<string, number>>();
  let next = 0;
  for (const call of calls) numbers.set(call, new Map(placesOf(call).map((place) => [place, next++])));
  return (call: Call, place: string): number => numbers.get(call)?.get(place) ?? 0;
}
