// @ts-check

/** Where the server may stand: the unit tests run in each. */
export const TIME_ZONES = ["UTC", "Asia/Dhaka"];

/** What reads no local time, so that the tests beside it need the first zone only: they are the slow ones. */
export const WITHOUT_LOCAL_TIME = [
  "testing/fire",
  "lib/backup",
  "lib/http",
  "lib/images",
  "scripts",
  "server",
  "tools",
];
