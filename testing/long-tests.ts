/**
 * Whether tests run in their long form, which `npm test -- --ci` wants (LONG_TESTS=on): more generated cases, and the
 * files that are named `….ci.test.ts`, which vitest.config.ts leaves out otherwise.
 */
export const IS_LONG = process.env.LONG_TESTS === "on";

/** How often a race is run: in the long form all rounds, else a third of them, as chance finds most in the first few. */
export const roundsOf = (rounds: number): number => (IS_LONG ? rounds : Math.ceil(rounds / 3));

/** So many of the cases, spread evenly; all of them in the long form. */
export function someOf<Case>(cases: readonly Case[], count: number): Case[] {
  const step = cases.length / count;
  const isChosen = (index: number) => Math.floor((index + 1) / step) > Math.floor(index / step);
  return cases.filter((_, index) => IS_LONG || isChosen(index));
}
