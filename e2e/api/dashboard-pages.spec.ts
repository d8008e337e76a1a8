import { join } from "node:path";
import { type APIRequestContext, type APIResponse, expect, test } from "@playwright/test";
import { listDashboardPages } from "../../testing/dashboard-pages";
import { type Caller, newCustomer, newVisitor, signInAs } from "../support/api";
import { demoAdmin } from "../support/people";

const PAGES = listDashboardPages(join(import.meta.dirname, "../.."));

type Who = "a visitor" | "a customer" | "an admin";
const callers = new Map<Who, Caller>();
let productId: string;

test.beforeAll(async ({ playwright }) => {
  callers.set("a visitor", await newVisitor(playwright));
  callers.set("a customer", await newCustomer(playwright));
  callers.set("an admin", await signInAs(playwright, demoAdmin()));
  const { body } = await callerOf("a visitor").call("GET", "/products?limit=1");
  const [product] = body as { _id: string }[];
  productId = product?._id ?? "";
});

function callerOf(who: Who): Caller {
  const caller = callers.get(who);
  if (!caller) throw new Error(`There is no caller ${who}.`);
  return caller;
}

const mayEnter = (group: string, who: Who): boolean =>
  who === "an admin" || (group === "(account)" && who === "a customer");

const toPath = (location = ""): string => new URL(location, process.env.BASE_URL).pathname;

/** As the framework's script asks when it has all layouts of the page already: only the page is made. */
function stateTree(group: string, route: string): string {
  const page: unknown = ["__PAGE__", {}, null, "refetch"];
  const segments = ["dashboard", group, ...route.split("/")].map((segment) =>
    segment === "[id]" ? ["id", productId, "d", null] : segment,
  );
  const tree = segments.reduceRight((children, segment) => [segment, { children }], page);
  return encodeURIComponent(JSON.stringify(["", { children: tree }]));
}

/** The framework first sends who asks so to the address that has the mark of his headers. */
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
  for (const who of ["a visitor", "a customer", "an admin"] as const) {
    const isAllowed = mayEnter(group, who);
    test(`/dashboard/${route} ${isAllowed ? "lets" : "does not let"} ${who} in`, async () => {
      const path = `/dashboard/${route.replace("[id]", productId)}`;
      const { context } = callerOf(who);
      const direct = await context.get(path, { maxRedirects: 0 });
      expect(direct.status()).toBe(isAllowed ? 200 : 307);
      if (!isAllowed) expect(toPath(direct.headers().location)).toBe(group === "(admin)" ? "/" : "/login");

      const moved = await askForPageAlone(context, { group, route, path });
      const text = await moved.text();
      expect(moved.status() === 307 || text.includes("NEXT_REDIRECT")).toBe(!isAllowed);
      if (!isAllowed) expect(text).not.toContain("text-3xl");
    });
  }
}
