// @ts-check
import { throwIfEnding } from "./child.mjs";
import { reportFailure } from "./failure.mjs";
import { describeFailure } from "./test-failures.mjs";
import { failedBecause, sumOutcomes } from "./test-outcomes.mjs";

/** @typedef {import("./test-outcomes.mjs").Outcome} Outcome */

/** Runs the parts of a run one after the other; each runs even if an earlier one failed. */
export function openStages() {
  /** @type {{ title: string, outcome: Outcome, ms: number }[]} */
  const ended = [];
  return {
    /**
     * @param {string} title
     * @param {() => Promise<Outcome>} work
     */
    async run(title, work) {
      throwIfEnding();
      console.log(`\n== ${title}`);
      const startedAt = Date.now();
      const outcome = await work().catch((error) => {
        reportFailure(error);
        return failedBecause(String(error));
      });
      console.log(`== ${title}: ${describeCounts(outcome)}`);
      ended.push({ title, outcome, ms: Date.now() - startedAt });
    },
    /** The names of what failed; then one line for each part, and one for all. */
    describe() {
      const all = ended.reduce((sum, { ms }) => sum + ms, 0);
      return [
        ...ended.flatMap(({ title, outcome }) => [
          ...describeAll(`== failed in ${title}:`, outcome.failures),
          ...describeAll(`== passed only at the second try in ${title}:`, outcome.flaky),
        ]),
        ...ended.map(
          ({ title, outcome, ms }) => `${formatDuration(ms)}  ${title}: ${describeCounts(outcome)}`,
        ),
        `${formatDuration(all)}  all, on Node ${process.versions.node}`,
      ];
    },
    sum: () => sumOutcomes(ended.map(({ outcome }) => outcome)),
  };
}

/**
 * @param {string} heading
 * @param {import("./test-failures.mjs").Failure[]} failures
 */
const describeAll = (heading, failures) =>
  failures.length === 0 ? [] : [heading, ...failures.map(describeFailure), ""];

/** @param {import("./test-outcomes.mjs").Counts} counts */
const describeCounts = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * Minutes and seconds, padded to the same width for each part.
 * @param {number} ms
 */
export function formatDuration(ms) {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)} min ${String(seconds % 60).padStart(2, "0")} s`;
}
