import { PATHS } from "@/lib/paths";
import type { Words } from "@/lib/words/words";

/** An entry of the desk's menu. */
export interface DeskPlace {
  /** Its label, in the words of the menu. */
  word: keyof Words["deskMenu"]["places"];
  href: string;
}

const HOME: DeskPlace = { word: "home", href: PATHS.profile };
const TO_CALL: DeskPlace = { word: "toCall", href: PATHS.toCall };
const NEW_ORDER: DeskPlace = { word: "newOrder", href: PATHS.newOrder };
const ORDERS: DeskPlace = { word: "orders", href: PATHS.allOrders };
const PARCELS: DeskPlace = { word: "parcels", href: PATHS.parcels };
const CUSTOMERS: DeskPlace = { word: "customers", href: PATHS.customers };
const ADD_PRODUCT: DeskPlace = { word: "addProduct", href: PATHS.addProduct };
const MANAGE_PRODUCTS: DeskPlace = { word: "manageProducts", href: PATHS.manageProducts };

interface DeskMenu {
  /** The row at the top of a wide screen, and the first part of the whole menu on a phone. */
  main: DeskPlace[];
  /** The bar at the lower edge of a phone, near the thumb. */
  bar: DeskPlace[];
  /** All other entries. */
  others: DeskPlace[];
}

const ACCOUNT: DeskPlace = { word: "account", href: PATHS.account };

const ADMIN_MENU: DeskMenu = {
  main: [HOME, ADD_PRODUCT, MANAGE_PRODUCTS, ORDERS, { word: "users", href: PATHS.users }],
  bar: [TO_CALL, PARCELS, ORDERS, { ...MANAGE_PRODUCTS, word: "products" }],
  others: [
    NEW_ORDER,
    TO_CALL,
    PARCELS,
    { word: "returns", href: PATHS.parcelReturns },
    CUSTOMERS,
    { word: "cash", href: PATHS.cash },
    { word: "runningOut", href: PATHS.runningOut },
    { word: "stockIn", href: PATHS.stockIn },
    { word: "messages", href: PATHS.messages },
    { word: "reviews", href: PATHS.reviews },
    { word: "numbers", href: PATHS.numbers },
    { word: "activity", href: PATHS.auditLog },
    { word: "data", href: PATHS.data },
    { word: "codes", href: PATHS.codes },
    { word: "sales", href: PATHS.sales },
    { word: "collections", href: PATHS.collections },
    { word: "categories", href: PATHS.categories },
    { word: "settings", href: PATHS.settings },
    { word: "speed", href: PATHS.vitals },
    { word: "notFound", href: PATHS.missedSearches },
    ACCOUNT,
  ],
};

const STAFF_MENU: DeskMenu = {
  main: [HOME, TO_CALL, NEW_ORDER, ORDERS, PARCELS],
  bar: [TO_CALL, PARCELS, ORDERS, NEW_ORDER],
  others: [
    { word: "returns", href: PATHS.parcelReturns },
    CUSTOMERS,
    { word: "messages", href: PATHS.messages },
    { word: "reviews", href: PATHS.reviews },
    ACCOUNT,
  ],
};

export const deskMenu = (isAdmin: boolean): DeskMenu => (isAdmin ? ADMIN_MENU : STAFF_MENU);

/** The sections that each page belongs to, nearest first, for pages without an entry of their own. */
const PARENTS: readonly [page: string, ...parents: string[]][] = [
  [PATHS.newOrder, PATHS.allOrders],
  [PATHS.parcelReturns, PATHS.parcels, PATHS.allOrders],
  [PATHS.cash, PATHS.parcels, PATHS.allOrders],
  [PATHS.toCall, PATHS.allOrders],
  [PATHS.parcels, PATHS.allOrders],
  [PATHS.allOrders],
  ["/dashboard/updateProduct", PATHS.manageProducts],
  [PATHS.addProduct, PATHS.manageProducts],
  [PATHS.runningOut, PATHS.manageProducts],
  [PATHS.stockIn, PATHS.manageProducts],
  [PATHS.manageProducts],
  [PATHS.sales],
  [PATHS.users],
  [PATHS.customers],
  [PATHS.profile],
];

const isWithin = (pathname: string, page: string): boolean =>
  pathname === page || pathname.startsWith(`${page}/`);

/** The entry that the page belongs to among these; null where it belongs to none. */
export function sectionOf(pathname: string, entries: readonly DeskPlace[]): string | null {
  const own = PARENTS.find(([page]) => isWithin(pathname, page)) ?? [pathname];
  return own.find((page) => entries.some(({ href }) => href === page)) ?? null;
}

/** The aria-current of an entry: it is this page, or this page is a part of it. */
export function currentMark(
  { href }: DeskPlace,
  pathname: string,
  section: string | null,
): "page" | "true" | undefined {
  if (pathname === href) return "page";
  return href === section ? "true" : undefined;
}
