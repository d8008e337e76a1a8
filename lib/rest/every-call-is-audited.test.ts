import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeRequest } from "@/testing/requests";

const API = join(process.cwd(), "app", "api");

/** Calls by which visitors and customers change what is their own. Every other one that changes something is recorded. */
const OWN_CALLS = [
  "POST cart",
  "PATCH cart/[id]",
  "DELETE cart/[id]",
  "PATCH wishlist",
  "POST orders",
  "POST jwt",
  "POST users",
  "POST emailProofs",
  "POST emailProofs/confirm",
  "POST phoneProofs",
  "POST phoneProofs/confirm",
  "POST passwordResets",
  "POST passwordResets/confirm",
  "PATCH messagePreferences",
  "POST users/me/deletion",
  // They stand on the order itself, as events of its customer.
  "POST orders/[id]/returnRequests",
  "DELETE orders/[id]/returnRequests/[returnId]",
  "POST orders/[id]/returnPictures",
  // It says itself who wrote it, and nobody sees it until the desk has let it through.
  "POST reviews",
  // It stands on the order, and counts for nothing until the desk has answered it, which is recorded.
  "POST advanceNotes",
  "PATCH trackedOrders",
  "POST stockAlerts",
  "POST stockAlerts/stop",
  // Numbers of visits, by browsers of nobody in particular.
  "POST vitals",
  // It shows for two minutes who has the dialler open; nothing of it is kept.
  "POST orders/[id]/calling",
  // The order itself says who printed it, and when; nothing else of it changes.
  "POST orders/printed",
  // Seen by nobody until a product is saved with it, which is recorded.
  "POST images",
  // Says what a file would change, and changes nothing.
  "POST imports/[kind]",
  // By the courier: it stands on the order itself, as an event of theirs.
  "POST webhooks/[courier]",
  "POST payouts/check",
  "POST coupons/check",
  "POST sales/preview",
];

/** Calls that write the one entry of their work themselves: it goes on after their answer, or in several of them. */
const SELF_RECORDED = [
  "POST exports/[kind]",
  "POST imports/[kind]/[id]/apply",
  "POST imports/[kind]/[id]/undo",
  "POST products/bulk",
  "POST products/bulk/[id]/undo",
  "POST stockIns",
  "POST parcels/bookings",
  "POST payouts",
  "PATCH payouts/[id]",
];

/** Not of our making: next-auth's own handlers. */
const FOREIGN = "auth/[...nextauth]";

const CHANGING = ["POST", "PUT", "PATCH", "DELETE"] as const;

type Handler = ((request: Request, context: unknown) => Promise<Response>) & { isAudited?: boolean };

const routes = readdirSync(API, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("route.ts"))
  .map((path) => path.replaceAll("\\", "/").replace("/route.ts", ""))
  .filter((path) => path !== FOREIGN);

it.each(routes)("every call of %s that changes something for others is recorded", async (path) => {
  const handlers: Partial<Record<string, Handler>> = await import(join(API, path, "route.ts"));
  for (const method of CHANGING) {
    const handler = handlers[method];
    if (!handler || [...OWN_CALLS, ...SELF_RECORDED].includes(`${method} ${path}`)) continue;
    if (handler.isAudited === undefined) {
      const { status } = await handler(makeRequest(), {});
      expect([404, 405], `${method} ${path} is no call of route()`).toContain(status);
    } else {
      expect(handler.isAudited, `${method} ${path} declares no audit`).toBe(true);
    }
  }
});

it("looks at all the routes", () => {
  expect(routes).toEqual(expect.arrayContaining(["orders/[id]", "products", "users/admin/[idOrEmail]"]));
});
