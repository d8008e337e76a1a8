import type { CategorySlug } from "@/lib/catalog";

/** Every address that a page links or redirects to. */
export const PATHS = {
  home: "/",
  login: "/login",
  register: "/register",
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
} as const;

/** The first parts of the addresses under /dashboard that belong to admins. */
export const ADMIN_SEGMENTS = [
  "users",
  "addProduct",
  "manageProducts",
  "updateProduct",
  "allOrders",
] as const;

export const categoryPath = (slug: CategorySlug): string => `/${slug}`;

export const detailsPath = (productId: string): string => `/details/${productId}`;

/** The login page, which returns to `from` afterwards. */
export const loginPath = (from?: string | null): string =>
  from ? `${PATHS.login}?from=${encodeURIComponent(from)}` : PATHS.login;

export const registerPath = (from?: string | null): string =>
  from ? `${PATHS.register}?from=${encodeURIComponent(from)}` : PATHS.register;
