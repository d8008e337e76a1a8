import { PATHS } from "@/lib/paths";
import type { Read } from "@/tools/bench/growth/read";
import { timeGet } from "@/tools/bench/measure/timed-get";
import type { Stage } from "@/tools/stress/stage";

/** Each page of the desk that reads more when the shop grows. */
const PAGES: Record<string, string> = {
  home: PATHS.profile,
  cash: PATHS.cash,
  numbers: PATHS.numbers,
  customers: PATHS.customers,
  users: PATHS.users,
  products: PATHS.manageProducts,
  "running out": PATHS.runningOut,
  activity: PATHS.auditLog,
  messages: PATHS.messages,
  "files and exports": PATHS.data,
};

/** What the lists of the desk ask for once they are open. */
const CALLS: Record<string, string> = {
  "orders, first page": "/allOrders/page",
  "orders, pending": "/allOrders/page?status=pending",
  "orders, by name": "/allOrders/page?q=karim",
  "orders, by phone": "/allOrders/page?q=0131",
  "orders, counts": "/allOrders/counts",
  "all orders, 100": "/allOrders?limit=100",
  queue: "/orders/queue",
  "queue, by words": "/orders/queue?q=karim+dhaka",
  "queue, news": "/orders/queue/news",
  "parcels to pack": "/parcels?tab=toPack",
  "parcels with couriers": "/parcels?tab=withCourier",
  "parcels that are done": "/parcels?tab=done",
  "parcels, by name": "/parcels?tab=done&q=karim",
  returns: "/returns",
  "customers, by name": "/customers?q=karim",
  "users, by name": "/users?q=customer.1&limit=40",
  "users, counts": "/users/counts",
  "activity of an order": "/records?kind=order",
};

interface DeskReadsOptions {
  stage: Stage;
  /** The cookie of the admin's session. */
  cookie: string;
}

/** The requests of an admin at the desk. */
export function listDeskReads({ stage: { base, admin }, cookie }: DeskReadsOptions): Read[] {
  const pages = Object.entries(PAGES).map(([name, path]) => ({
    name: `page: ${name}`,
    send: () => timeGet(`${base}${path}`, { headers: { Cookie: cookie } }),
  }));
  const calls = Object.entries(CALLS).map(([name, path]) => ({
    name,
    send: () => timeGet(`${base}/api${path}`, { headers: { Authorization: `Bearer ${admin.token}` } }),
  }));
  return [...pages, ...calls];
}
