import { PATHS } from "@/lib/paths";

/** A page of the desk as the menu names it. */
export interface DeskPlace {
  label: string;
  /** Where the label alone would not tell it from another entry. */
  name?: string;
  href: string;
}

const HOME: DeskPlace = { label: "Home", name: "Dashboard home", href: PATHS.profile };
const TO_CALL: DeskPlace = { label: "To call", href: PATHS.toCall };
const NEW_ORDER: DeskPlace = { label: "New order", href: PATHS.newOrder };
const ORDERS: DeskPlace = { label: "Orders", href: PATHS.allOrders };
const PARCELS: DeskPlace = { label: "Parcels", href: PATHS.parcels };
const ADD_PRODUCT: DeskPlace = { label: "Add Product", href: PATHS.addProduct };
const MANAGE_PRODUCTS: DeskPlace = { label: "Manage Products", href: PATHS.manageProducts };

interface DeskMenu {
  /** The row at the top of a wide screen, and the first part of the whole menu on a phone. */
  main: DeskPlace[];
  /** At the lower edge of a phone, where the thumb is. */
  bar: DeskPlace[];
  /** All the others. */
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
    { label: "Cash", href: PATHS.cash },
    { label: "Running out", href: PATHS.runningOut },
    { label: "Messages", href: PATHS.messages },
    { label: "Numbers", href: PATHS.numbers },
    { label: "Activity", href: PATHS.auditLog },
    { label: "Import and export", href: PATHS.data },
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
    { label: "Messages", href: PATHS.messages },
    ACCOUNT,
  ],
};

export const deskMenu = (isAdmin: boolean): DeskMenu => (isAdmin ? ADMIN_MENU : STAFF_MENU);

/** What each page is a part of, nearest first, for where it has no entry of its own. */
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
  [PATHS.manageProducts],
  [PATHS.users],
  [PATHS.profile],
];

const isWithin = (pathname: string, page: string): boolean =>
  pathname === page || pathname.startsWith(`${page}/`);

/** The entry of these that the page belongs to; null where it belongs to none of them. */
export function sectionOf(pathname: string, entries: readonly DeskPlace[]): string | null {
  const own = PARENTS.find(([page]) => isWithin(pathname, page)) ?? [pathname];
  return own.find((page) => entries.some(({ href }) => href === page)) ?? null;
}

/** What an entry says of itself: that it is this page, or that this page is a part of it. */
export function currentMark(
  { href }: DeskPlace,
  pathname: string,
  section: string | null,
): "page" | "true" | undefined {
  if (pathname === href) return "page";
  return href === section ? "true" : undefined;
}
