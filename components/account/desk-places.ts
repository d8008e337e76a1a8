import { PATHS } from "@/lib/paths";

/** An entry of the desk's menu. */
export interface DeskPlace {
  label: string;
  /** The name for screen readers, where the label alone would not be unique. */
  name?: string;
  href: string;
}

const HOME: DeskPlace = { label: "Home", name: "Dashboard home", href: PATHS.profile };
const TO_CALL: DeskPlace = { label: "To call", href: PATHS.toCall };
const NEW_ORDER: DeskPlace = { label: "New order", href: PATHS.newOrder };
const ORDERS: DeskPlace = { label: "Orders", href: PATHS.allOrders };
const PARCELS: DeskPlace = { label: "Parcels", href: PATHS.parcels };
const CUSTOMERS: DeskPlace = { label: "Customers", href: PATHS.customers };
const ADD_PRODUCT: DeskPlace = { label: "Add Product", href: PATHS.addProduct };
const MANAGE_PRODUCTS: DeskPlace = { label: "Manage Products", href: PATHS.manageProducts };

interface DeskMenu {
  /** The row at the top of a wide screen, and the first part of the whole menu on a phone. */
  main: DeskPlace[];
  /** The bar at the lower edge of a phone, near the thumb. */
  bar: DeskPlace[];
  /** All other entries. */
  others: DeskPlace[];
}

const ACCOUNT: DeskPlace = { label: "Your account", href: PATHS.account };

const ADMIN_MENU: DeskMenu = {
  main: [HOME, ADD_PRODUCT, MANAGE_PRODUCTS, ORDERS, { label: "Users", href: PATHS.users }],
  bar: [TO_CALL, PARCELS, ORDERS, { ...MANAGE_PRODUCTS, label: "Products" }],
  others: [
    NEW_ORDER,
    TO_CALL,
    PARCELS,
    { label: "Returns", href: PATHS.parcelReturns },
    CUSTOMERS,
    { label: "Cash", href: PATHS.cash },
    { label: "Running out", href: PATHS.runningOut },
    { label: "Stock in", href: PATHS.stockIn },
    { label: "Messages", href: PATHS.messages },
    { label: "Numbers", href: PATHS.numbers },
    { label: "Activity", href: PATHS.auditLog },
    { label: "Import and export", href: PATHS.data },
    { label: "Codes", href: PATHS.codes },
    { label: "Sales", href: PATHS.sales },
    { label: "Collections", href: PATHS.collections },
    { label: "Categories", href: PATHS.categories },
    { label: "Settings", href: PATHS.settings },
    { label: "Speed", href: PATHS.vitals },
    { label: "Not found", href: PATHS.missedSearches },
    ACCOUNT,
  ],
};

const STAFF_MENU: DeskMenu = {
  main: [HOME, TO_CALL, NEW_ORDER, ORDERS, PARCELS],
  bar: [TO_CALL, PARCELS, ORDERS, NEW_ORDER],
  others: [
    { label: "Returns", href: PATHS.parcelReturns },
    CUSTOMERS,
    { label: "Messages", href: PATHS.messages },
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
