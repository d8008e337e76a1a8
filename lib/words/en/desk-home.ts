import { backupInWords } from "@/lib/platform/health/rules";
import { formatCount } from "@/lib/platform/text/format";

interface CallFirst {
  orders: number;
  held: number;
  /** Null for no limit. */
  most: number | null;
}

/** The home page of the desk. */
export const deskHome = {
  welcome: (name: string) => `Welcome to your desk, ${name}`,
  about: {
    admin: "Manage products, call customers and confirm their orders from here.",
    staff: "Call customers, confirm, change and print their orders from here.",
  },
  more: "More of the desk",
  allOrders: "See all orders",
  toDo: {
    title: "To do now",
    toCall: "To call",
    overdue: (count: number) => `To call, ${formatCount(count)} overdue`,
    toPack: "Parcels to pack and send",
    returns: "Returns asked for",
    failed: "Messages that failed",
    reviews: "Reviews to read",
    lateCash: "Cash late",
    lateCashOf: (amount: string) => `Cash late, ${amount}`,
    low: "Running out",
    kept: "Not put back after a sale",
  },
  numbers: {
    label: "The desk in numbers",
    today: "Today",
    yesterday: "Yesterday",
    now: "Now",
    withCourier: "Parcels on the way",
    soldOut: "Products sold out",
  },
  /** Of how old the last good backup is. */
  backup: backupInWords,
  callFirst: ({ orders, held, most }: CallFirst) => {
    const which = orders === 1 ? "1 order holds" : `${orders} orders hold`;
    const share = most === null ? " pieces" : ` of the ${most} pieces that they may hold together`;
    return `${which} no pieces until you have called. New customers hold ${held}${share}.`;
  },
  day: {
    orders: "Orders",
    toCall: "Still to call",
    confirmed: "Confirmed",
    cancelled: "Cancelled",
    toCollect: "To collect",
  },
  sale: {
    label: (name: string, state: string) => `Sale “${name}” ${state}`,
    /** With the moment that counts in each state. */
    states: {
      planned: (from: string, _to: string): string => `planned from ${from}`,
      starting: (_from: string, _to: string): string => "starting",
      running: (_from: string, to: string): string => `running until ${to}`,
      ending: (_from: string, _to: string): string => "ending",
      ended: (_from: string, to: string): string => `ended ${to}`,
    },
    off: (percent: number) => `${percent}% off`,
  },
};
