// @ts-check
import { BaseSequencer } from "vitest/node";

/** Short files that take longest: generated lives, builds of whole shops, matrices of calls, and starts of a shop. */
const LONG = [
  /\/testing\/model\//,
  /\/testing\/commands\/shop\.ci\.test\.ts$/,
  /\/testing\/commands\/other-builds\.ci\.test\.ts$/,
  /\/testing\/(?:fire|commands)\/|\/scripts\/launcher\/start\.ci\.test\.ts$/,
];

/**
 * Longest first, so that no worker is left alone with one at the end. Vitest knows how long each took only where it ran
 * before; else it goes by the size of the file.
 */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import("vitest/node").TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    /** @param {import("vitest/node").TestSpecification} file */
    const rank = ({ moduleId }) => [...LONG, /./].findIndex((pattern) => pattern.test(moduleId));
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
