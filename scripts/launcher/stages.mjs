// @ts-check
import { throwIfEnding } from "./child.mjs";
import { reportFailure } from "./failure.mjs";
import { judgeStage, sumCounts } from "./test-counts.mjs";

/** @typedef {import("./test-counts.mjs").Counts} Counts */

/** The parts of a run, one after the other: each is done even if an earlier one failed. */
export function openStages() {
  /** @type {{ title: string, counts: Counts, ms: number }[]} */
  const ended = [];
  return {
    /**
     * @param {string} title
     * @param {() => Promise<Counts>} work
     */
    async run(title, work) {
      throwIfEnding();
      console.log(`\n== ${title}`);
      const startedAt = Date.now();
      const counts = await work().catch((error) => {
        reportFailure(error);
        return judgeStage(null, 1);
      });
      console.log(`== ${title}: ${describeCounts(counts)}`);
      ended.push({ title, counts, ms: Date.now() - startedAt });
    },
    /** One line for each part, and one for all. */
    describe() {
      const all = ended.reduce((sum, { ms }) => sum + ms, 0);
      return [
        ...ended.map(({ title, counts, ms }) => `${formatDuration(ms)}  ${title}: ${describeCounts(counts)}`),
        `${formatDuration(all)}  all`,
      ];
    },
    sum: () => sumCounts(ended.map(({ counts }) => counts)),
  };
}

/** @param {Counts} counts */
const describeCounts = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * Minutes and seconds, as wide for each part.
 * @param {number} ms
 */
export function formatDuration(ms) {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)} min ${String(seconds % 60).padStart(2, "0")} s`;
}
