// @ts-check
import { BaseSequencer } from "vitest/node";

/** Short files that take longest: whole matrices of calls, and the start of a shop again and again. */
const LONG = /\/testing\/fire\/|\/scripts\/launcher\/start\.test\.ts$/;

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
    const isLong = ({ moduleId }) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
