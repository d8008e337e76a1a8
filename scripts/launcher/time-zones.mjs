// @ts-check

/** Where the server may stand: the first is where all unit tests run. */
export const TIME_ZONES = ["UTC", "Asia/Dhaka"];

/** Set for Vitest where only the tests are to run that another time zone could turn red (vitest.config.ts). */
export const ZONED_ONLY = { TEST_ZONED_ONLY: "1" };
