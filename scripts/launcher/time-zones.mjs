// @ts-check

/** Where the server may stand: the unit tests run in each. */
export const TIME_ZONES = ["UTC", "Asia/Dhaka"];

/** What reads no local time, so that the tests beside it need the first zone only. */
export const WITHOUT_LOCAL_TIME = [
  "testing/fire",
  "lib/auth",
  "lib/audit-log",
  "lib/backup",
  "lib/cache-invalidation",
  "lib/cart",
  "lib/deleted",
  "lib/existence",
  "lib/health",
  "lib/http",
  "lib/images",
  "lib/mail",
  "lib/order-search",
  "lib/share",
  "lib/stock",
  "lib/users",
  "scripts",
  "server",
  "tools",
];
