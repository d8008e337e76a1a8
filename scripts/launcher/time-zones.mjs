// @ts-check

/** Where the server may stand: all unit tests run in the first, and in the others those that they could turn red. */
export const TIME_ZONES = ["UTC", "Asia/Dhaka"];
