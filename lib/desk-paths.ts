import { PATHS } from "@/lib/paths";

export const updateProductPath = (productId: string): string => `/dashboard/updateProduct/${productId}`;

/** How a product's page looks, for admins: also that of a draft. */
export const previewProductPath = (productId: string): string => `${updateProductPath(productId)}/preview`;

/** The form of a new product of a category. */
export const addProductPath = (category: string): string =>
  `${PATHS.addProduct}?${new URLSearchParams({ category }).toString()}`;

/** All orders that a text finds, such as those of a phone. */
export const allOrdersPath = (text: string): string =>
  `${PATHS.allOrders}?${new URLSearchParams({ q: text }).toString()}`;

/** The orders of one day in Dhaka, `YYYY-MM-DD`. */
export const ordersOfDayPath = (date: string, status = ""): string =>
  `${PATHS.allOrders}?${new URLSearchParams({ ...(status && { status }), from: date, to: date }).toString()}`;

/** The orders of one day that wait for a call. */
export const toCallPath = (date: string): string =>
  `${PATHS.toCall}?${new URLSearchParams({ from: date, to: date }).toString()}`;

/** The parcels of a tab. */
export const parcelsPath = (tab: "withCourier" | "done"): string =>
  `${PATHS.parcels}?${new URLSearchParams({ tab }).toString()}`;

/** The page that places an exchange for a return. */
export const exchangePath = (orderId: string, returnId: string): string =>
  `${PATHS.parcelReturns}/${orderId}/${returnId}`;

/** The messages of a list. */
export const messagesPath = (list: "dead" | "waiting" | "sent" | "dropped"): string =>
  list === "dead" ? PATHS.messages : `${PATHS.messages}?${new URLSearchParams({ list }).toString()}`;

/** Products, as their list is asked for what runs out. */
export const lowStockPath = (search: { order: "stock" } | { low: "1" }): string =>
  `${PATHS.manageProducts}?${new URLSearchParams(search).toString()}`;

/** A page about a range of days, with these two, both included. */
export const rangePath = (path: string, { from, to }: { from: string; to: string }): string =>
  `${path}?${new URLSearchParams({ from, to }).toString()}`;

/** The slips of these orders, to be printed; or something else of them. */
export const printPath = (
  orderIds: string[],
  what: "slips" | "labels" | "picks" = "slips",
  { isAtOnce = false, size = "" }: { isAtOnce?: boolean; size?: string } = {},
): string => {
  const kind = what === "slips" ? "" : `&what=${what}`;
  const paper = size === "" ? "" : `&size=${size}`;
  return `${PATHS.allOrders}/print?ids=${orderIds.join(",")}${kind}${paper}${isAtOnce ? "&now=1" : ""}`;
};

/** The page that changes an order; after saving it leads back to `from`. */
export const changeOrderPath = (orderId: string, from?: string): string =>
  `${PATHS.allOrders}/${orderId}/change${from ? `?${new URLSearchParams({ from }).toString()}` : ""}`;

/** The page of a group of settings. */
export const settingsPath = (group: string): string => `${PATHS.settings}/${group}`;

/** What a group of settings was before. */
export const settingVersionsPath = (group: string): string => `${settingsPath(group)}/versions`;

/** A file of changes, its rows and what was done with them. */
export const importPath = (importId: string): string => `${PATHS.data}/${importId}`;

/** The customer of an order. */
export const customerPath = (orderId: string): string => `${PATHS.customers}/${orderId}`;

/** A sale, and what it has done with each product. */
export const salePath = (saleId: string): string => `${PATHS.sales}/${saleId}`;
