// @ts-check

/** A phone of the middle class. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const BITS_PER_BYTE = 8;
const MEGABIT = 1_000_000;

/**
 * @typedef {object} Line
 * @property {string} name
 * @property {number} slowdown how many times slower than this machine the phone computes
 * @property {{ offline: boolean, latency: number, downloadThroughput: number, uploadThroughput: number } | null} network
 *   in milliseconds and bytes a second; null is the machine's own
 */

/** @type {Line} */
export const SLOW_4G = {
  name: "slow 4G, CPU 4×",
  slowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * MEGABIT) / BITS_PER_BYTE,
    uploadThroughput: (0.75 * MEGABIT) / BITS_PER_BYTE,
  },
};

/** @type {Line} */
export const FAST_LINE = { name: "fast line", slowdown: 1, network: null };
