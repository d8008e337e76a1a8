// @ts-check

/**
 * A limit as this process keeps it, with RATE_LIMIT_FACTOR as its factor: at least 1.
 * @param {number} limit
 * @param {number} factor
 */
export const scaleLimit = (limit, factor) => Math.max(1, Math.round(limit * factor));
