import { join } from "node:path";
import { type APIRequestContext, type APIResponse, expect, test } from "@playwright/test";
import { LANGUAGES } from "../../lib/words/constants";
import { localPath } from "../../lib/words/local-path.mjs";
import { type DashboardPage, listDashboardPages } from "../../testing/dashboard-pages";
import { type Caller, newCustomer, newStaff, newVisitor, signInAs } from "../support/api";
import { addProduct, planSale } from "../support/catalogue";
import { checkFile } from "../support/imports";
import { placeOrder } from "../support/orders";
import { deliver, openReturn } from "../support/parcels";
import { demoAdmin } from "../support/people";

const PAGES = listDashboardPages(join(import.meta.dirname, "../.."));

type Who = "a visitor" | "a customer" | "staff" | "an admin";
const callers = new Map<Who, Caller>();
let productId: string;
let orderId: string;
let importId: string;
let deliveredId: string;
let returnId: string;
let saleId: string;

test.beforeAll(async ({ playwright }) => {
  callers.set("a visitor", await newVisitor(playwright));
  callers.set("a customer", await newCustomer(playwright));
  callers.set("staff", await newStaff(playwright));
  callers.set("an admin", await signInAs(playwright, demoAdmin()));
  const product = await addProduct(callerOf("an admin"));
  productId = product._id;
  orderId = await placeOrder(callerOf("a customer"), product);
  importId = await checkFile(callerOf("an admin"), `Product id,Name,Price\n${productId},${product.name},990`);
  deliveredId = await placeOrder(callerOf("a customer"), product);
  await deliver(callerOf("an admin"), deliveredId);
  returnId = await openReturn(callerOf("an admin"), deliveredId);
  saleId = await planSale(callerOf("an admin"), productId);
});

function callerOf(who: Who): Caller {
  const caller = callers.get(who);
  if (!caller) throw new Error(`There is no caller ${who}.`);
  return caller;
}

/** What stands for the parameters in the page's address, by their names. */
function idsOf(route: string): Record<string, string> {
  if (route.startsWith("settings/")) return { group: "brand" };
  if (route.startsWith("data/")) return { id: importId };
  if (route.startsWith("sales/")) return { id: saleId };
  if (route.startsWith("customers/")) return { id: orderId };
  if (route.startsWith("parcels/returns/")) return { id: deliveredId, returnId };
  return { id: route.startsWith("allOrders/") ? orderId : productId };
}

const PARAMETER = /\[(\w+)\]/g;

const ALLOWED: Record<DashboardPage["group"], Who[]> = {
  "(account)": ["a customer", "staff", "an admin"],
  "(desk)": ["staff", "an admin"],
  "(admin)": ["an admin"],
};

const toPath = (location = ""): string => new URL(location, process.env.BASE_URL).pathname;

/** The router's state tree when it already has all layouts of a page: the framework then renders only the page. */
function stateTree(group: string, route: string): string {
  const page: unknown = ["__PAGE__", {}, null, "refetch"];
  const segments = ["(en)", "dashboard", group, ...route.split("/")].map((segment) => {
    const [, name] = segment.matchAll(PARAMETER).next().value ?? [];
    return name ? [name, idsOf(route)[name], "d", null] : segment;
  });
  const tree = segments.reduceRight((children, segment) => [segment, { children }], page);
  return encodeURIComponent(JSON.stringify(["", { children: tree }]));
}

/** Asks for the page alone. The framework first redirects to the address with the hash of the headers. */
async function askForPageAlone(
  context: APIRequestContext,
  { group, route, path }: { group: string; route: string; path: string },
): Promise<APIResponse> {
  const options = {
    maxRedirects: 0,
    headers: { RSC: "1", "Next-Router-State-Tree": stateTree(group, route) },
  };
  const first = await context.get(path, options);
  const { location = "" } = first.headers();
  return location !== "" && toPath(location) === path ? await context.get(location, options) : first;
}

for (const { group, route } of PAGES) {
  for (const who of ["a visitor", "a customer", "staff", "an admin"] as const) {
    const isAllowed = ALLOWED[group].includes(who);
    test(`/dashboard/${route} ${isAllowed ? "lets" : "does not let"} ${who} in`, async () => {
      const path = `/dashboard/${route.replaceAll(PARAMETER, (_, name: string) => idsOf(route)[name] ?? "")}`;
      const { context } = callerOf(who);
      for (const language of LANGUAGES) {
        const address = localPath(language, path);
        const direct = await context.get(address, { maxRedirects: 0 });
        expect(direct.status(), address).toBe(isAllowed ? 200 : 307);
        const instead = localPath(language, group === "(account)" ? "/login" : "/");
        if (!isAllowed) expect(toPath(direct.headers().location), address).toBe(instead);
      }

      const moved = await askForPageAlone(context, { group, route, path });
      const text = await moved.text();
      expect(moved.status() === 307 || text.includes("NEXT_REDIRECT")).toBe(!isAllowed);
      if (!isAllowed) expect(text).not.toContain("text-3xl");
    });
  }
}
