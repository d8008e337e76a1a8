import type { CategorySlug } from "@/lib/catalog";

/** Every address that a page links or redirects to. */
export const PATHS = {
  home: "/",
  login: "/login",
  register: "/register",
  reset: "/reset",
  confirmEmail: "/confirmEmail",
  about: "/about",
  returns: "/return",
  profile: "/dashboard/profile",
  cart: "/dashboard/cart",
  checkout: "/dashboard/checkout",
  orders: "/dashboard/orders",
  addProduct: "/dashboard/addProduct",
  manageProducts: "/dashboard/manageProducts",
  allOrders: "/dashboard/allOrders",
  users: "/dashboard/users",
  auditLog: "/dashboard/records",
  vitals: "/dashboard/vitals",
} as const;

/** The first parts of the addresses under /dashboard that belong to admins. */
export const ADMIN_SEGMENTS = [
  "users",
  "addProduct",
  "manageProducts",
  "updateProduct",
  "allOrders",
  "records",
  "vitals",
] as const;

/** The number of a page after the first as its address has it: 2 to 999, written in one way only. */
export const LATER_PAGE = "[2-9]|[1-9][0-9]{1,2}";

/** A category's page: the first has the contract's address, the others a number behind it. */
export const categoryPath = (slug: CategorySlug, page = 1): string =>
  page === 1 ? `/${slug}` : `/${slug}/${page}`;

/** The number in the address of a page after the first, or null. */
export function readLaterPage(text: string): number | null {
  return new RegExp(`^(?:${LATER_PAGE})$`).test(text) ? Number(text) : null;
}

export const detailsPath = (productId: string): string => `/details/${productId}`;

/** A product's page with an option chosen. */
export function optionPath(productId: string, { size, color }: { size: string; color: string }): string {
  const chosen = new URLSearchParams({ ...(size && { size }), ...(color && { color }) }).toString();
  return chosen ? `${detailsPath(productId)}?${chosen}` : detailsPath(productId);
}

export const updateProductPath = (productId: string): string => `/dashboard/updateProduct/${productId}`;

/** The slips of these orders, to be printed. */
export const printPath = (orderIds: string[]): string => `${PATHS.allOrders}/print?ids=${orderIds.join(",")}`;

/** The login page, which returns to `from` afterwards. */
export const loginPath = (from?: string | null): string =>
  from ? `${PATHS.login}?from=${encodeURIComponent(from)}` : PATHS.login;

export const registerPath = (from?: string | null): string =>
  from ? `${PATHS.register}?from=${encodeURIComponent(from)}` : PATHS.register;

/** The page of a mailed link. The token is behind the #, which browsers send to no server. */
export const resetPath = (token: string): string => `${PATHS.reset}#${token}`;

/** The page of a mailed link that proves an e-mail; the token is behind the # here too. */
export const confirmEmailPath = (token: string): string => `${PATHS.confirmEmail}#${token}`;

/** In the address of the login page when a social provider has sent the shopper back. */
export const SOCIAL_PARAMETER = "social";

export const socialReturnPath = (from: string | null): string =>
  `${PATHS.login}?${new URLSearchParams({ [SOCIAL_PARAMETER]: "1", ...(from && { from }) }).toString()}`;
