import { expect, it } from "vitest";
import { currentMark, deskMenu, sectionOf } from "@/components/account/desk-places";
import { deskMenu as words } from "@/lib/words/en/desk-menu";
import { deskMenu as bengaliWords } from "@/lib/words/bn/desk-menu";
import { DASHBOARD_GUARDS, listDashboardPages } from "@/testing/dashboard-pages";

const [admin, staff] = [deskMenu(true), deskMenu(false)];
const placesOf = ({ main, bar, others }: typeof admin) =>
  new Set([...main, ...bar, ...others].map(({ href }) => href));

/** Pages of one order, product, file or return, which are reached from it, and those of customers. */
const reachedOtherwise = (route: string) =>
  route.includes("[") || ["cart", "checkout", "orders", "allOrders/print"].includes(route);

it("leads to every page of the desk, and staff to theirs", () => {
  const pages = listDashboardPages(process.cwd()).filter(({ route }) => !reachedOtherwise(route));
  expect(Object.keys(DASHBOARD_GUARDS)).toHaveLength(3);
  expect(placesOf(admin)).toEqual(new Set(pages.map(({ route }) => `/dashboard/${route}`)));
  const ofStaff = pages.filter(({ group }) => group !== "(admin)");
  expect(placesOf(staff)).toEqual(new Set(ofStaff.map(({ route }) => `/dashboard/${route}`)));
});

it("has the contract's five entries in their order", () => {
  expect(admin.main.map(({ word }) => words.places[word])).toEqual([
    "Home",
    "Add Product",
    "Manage Products",
    "Orders",
    "Users",
  ]);
});

it.each([words, bengaliWords])("names the desk's home and the shop's home apart", ({ shopHome, places }) => {
  expect(Object.values(places)).not.toContain(shopHome);
});

it.each([
  ["/dashboard/toCall", "/dashboard/toCall", "/dashboard/allOrders"],
  ["/dashboard/parcels", "/dashboard/parcels", "/dashboard/allOrders"],
  ["/dashboard/parcels/returns", "/dashboard/parcels", "/dashboard/allOrders"],
  ["/dashboard/parcels/returns/1/2", "/dashboard/parcels", "/dashboard/allOrders"],
  ["/dashboard/cash", "/dashboard/parcels", "/dashboard/allOrders"],
  ["/dashboard/allOrders/new", "/dashboard/allOrders", "/dashboard/allOrders"],
  ["/dashboard/allOrders/1/change", "/dashboard/allOrders", "/dashboard/allOrders"],
  ["/dashboard/updateProduct/1", "/dashboard/manageProducts", "/dashboard/manageProducts"],
  ["/dashboard/numbers", null, null],
])("%s is a part of %s at the lower edge and of %s at the top", (pathname, bar, main) => {
  expect(sectionOf(pathname, admin.bar)).toBe(bar);
  expect(sectionOf(pathname, admin.main)).toBe(main);
});

it("tells the page itself from what it is a part of", () => {
  const [, , orders] = admin.bar;
  if (!orders) throw new Error("There is no entry for orders.");
  expect(currentMark(orders, "/dashboard/allOrders", "/dashboard/allOrders")).toBe("page");
  expect(currentMark(orders, "/dashboard/allOrders/new", "/dashboard/allOrders")).toBe("true");
  expect(currentMark(orders, "/dashboard/numbers", null)).toBeUndefined();
});
