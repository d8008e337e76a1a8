/**
 * Whether tests run in their long form, as in `npm test -- --ci` (LONG_TESTS=on): with more generated cases, and with
 * the files named `….ci.test.ts`. A file has that name where it takes more than some five seconds and tries again, with
 * crashes, races, campaigns or plans of the database, what shorter tests beside it hold; where it is about what is seldom
 * changed; or where it tests only ourselves. vitest.config.ts leaves them out of `npm test`; `npm test -- --changed` runs those
 * that import what was changed.
 */
export const IS_LONG = process.env.LONG_TESTS === "on";

/** How often a race runs: all rounds in the long form, else a third, since the first few rounds find most. */
export const roundsOf = (rounds: number): number => (IS_LONG ? rounds : Math.ceil(rounds / 3));

/** This many of the cases, spread evenly; all of them in the long form. */
export function someOf<Case>(cases: readonly Case[], count: number): Case[] {
  const step = cases.length / count;
  const isChosen = (index: number) => Math.floor((index + 1) / step) > Math.floor(index / step);
  return cases.filter((_, index) => IS_LONG || isChosen(index));
}
