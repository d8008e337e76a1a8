import type { CategorySlug } from "@/lib/categories";

/** Every address that a page links or redirects to. */
export const PATHS = {
  home: "/",
  search: "/search",
  wishlist: "/wishlist",
  login: "/login",
  register: "/register",
  reset: "/reset",
  confirmEmail: "/confirmEmail",
  stopAlerts: "/stopAlerts",
  about: "/about",
  returns: "/return",
  privacy: "/privacy",
  terms: "/terms",
  profile: "/dashboard/profile",
  account: "/dashboard/account",
  cart: "/dashboard/cart",
  checkout: "/dashboard/checkout",
  orders: "/dashboard/orders",
  addProduct: "/dashboard/addProduct",
  manageProducts: "/dashboard/manageProducts",
  runningOut: "/dashboard/runningOut",
  stockIn: "/dashboard/stock",
  toCall: "/dashboard/toCall",
  allOrders: "/dashboard/allOrders",
  newOrder: "/dashboard/allOrders/new",
  parcels: "/dashboard/parcels",
  parcelReturns: "/dashboard/parcels/returns",
  users: "/dashboard/users",
  customers: "/dashboard/customers",
  auditLog: "/dashboard/records",
  vitals: "/dashboard/vitals",
  missedSearches: "/dashboard/searches",
  numbers: "/dashboard/numbers",
  data: "/dashboard/data",
  cash: "/dashboard/cash",
  messages: "/dashboard/messages",
  reviews: "/dashboard/reviews",
  settings: "/dashboard/settings",
  codes: "/dashboard/codes",
  sales: "/dashboard/sales",
  collections: "/dashboard/collections",
  categories: "/dashboard/categories",
} as const;

/** The first parts of the addresses under /dashboard that belong to admins, or to staff and admins. */
export const ADMIN_SEGMENTS = [
  "users",
  "customers",
  "addProduct",
  "manageProducts",
  "runningOut",
  "stock",
  "updateProduct",
  "allOrders",
  "toCall",
  "parcels",
  "records",
  "vitals",
  "searches",
  "numbers",
  "data",
  "cash",
  "messages",
  "reviews",
  "settings",
  "codes",
  "sales",
  "collections",
  "categories",
] as const;

/** The number of a page after the first as its address has it: 2 to 999, written in one way only. */
export const LATER_PAGE = "[2-9]|[1-9][0-9]{1,2}";

/** A category's page: the first has the contract's address, the others a number behind it. */
export const categoryPath = (slug: CategorySlug, page = 1): string =>
  page === 1 ? `/${slug}` : `/${slug}/${page}`;

/** What stands in the address of a collection: 3 – 40 letters, digits and hyphens. */
export const COLLECTION_SLUG = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/;

/** A collection's page, by what stands in its address. */
export const collectionPath = (slug: string, page = 1): string =>
  page === 1 ? `/collections/${slug}` : `/collections/${slug}/${page}`;

/** The number in the address of a page after the first, or null. */
export function readLaterPage(text: string): number | null {
  return new RegExp(`^(?:${LATER_PAGE})$`).test(text) ? Number(text) : null;
}

/** The wishlist with these wishes; a browser that knows its own adds them. */
export const wishlistPath = (wishes: readonly string[]): string => {
  const products = wishes.filter(Boolean).join(" ");
  return products ? `${PATHS.wishlist}?${new URLSearchParams({ products }).toString()}` : PATHS.wishlist;
};

export const detailsPath = (productId: string): string => `/details/${productId}`;

/** Where a customer changes an own order. */
export const changeOwnOrderPath = (orderId: string): string => `${PATHS.orders}/${orderId}`;

/** On the page of an order's link: where its customer reviews what has arrived. */
export const REVIEW_ANCHOR = "review";

/** The same of one of the orders on the Orders page. */
export const ownReviewAnchor = (orderNumber: number): string => `${REVIEW_ANCHOR}-${orderNumber}`;

/** The page that shows an order to everybody who has its link. */
export const trackPath = (token: string): string => `/track/${token}`;

/** The login page, which returns to `from` afterwards. */
export const loginPath = (from?: string | null): string =>
  from ? `${PATHS.login}?from=${encodeURIComponent(from)}` : PATHS.login;

export const registerPath = (from?: string | null): string =>
  from ? `${PATHS.register}?from=${encodeURIComponent(from)}` : PATHS.register;

/** The page of a mailed link. The token is behind the #, which browsers send to no server. */
export const resetPath = (token: string): string => `${PATHS.reset}#${token}`;

/** The page of a mailed link that proves an e-mail; the token is behind the # here too. */
export const confirmEmailPath = (token: string): string => `${PATHS.confirmEmail}#${token}`;

/** The page of a mailed link that ends all that somebody waits for; the token is behind the # here too. */
export const stopAlertsPath = (token: string): string => `${PATHS.stopAlerts}#${token}`;

/** In the address of the login page when a social provider has sent the shopper back. */
export const SOCIAL_PARAMETER = "social";

export const socialReturnPath = (from: string | null): string =>
  `${PATHS.login}?${new URLSearchParams({ [SOCIAL_PARAMETER]: "1", ...(from && { from }) }).toString()}`;
