import { expect, test } from "@playwright/test";
import { type Caller, newCustomer, newVisitor, signInAs } from "../support/api";
import { sendRaw } from "../support/auth";
import { demoAdmin } from "../support/people";

const ODD_PARTS = [
  "%ff",
  "%",
  "%00",
  "%E0%A4",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..%5c..",
  "%ed%a0%80",
  "%e2%80%ae",
  "%E0%A6%95%E0%A7%8D%E2%80%8D%E0%A6%B7",
  "%5B%5D",
  "[id]",
  "(shop)",
  "@modal",
  "_next",
  "__proto__",
  "constructor",
  "null",
  "undefined",
  "$where",
  "000000000000000000000000",
  "FFFFFFFFFFFFFFFFFFFFFFFF",
  "gggggggggggggggggggggggg",
  "aaaaaaaaaaaaaaaaaaaaaaaa",
  "aaaaaaaaaaaaaaaaaaaaaaaa%20",
  "a.json",
  "a.rsc",
  "%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9",
  "x".repeat(3_000),
  ";jsessionid=1",
  "a%0d%0aSet-Cookie:x=1",
];

const PLACES = [
  "/",
  "/details/",
  "/caps/",
  "/front/",
  "/rail/caps/",
  "/about/",
  "/sitemaps/",
  "/feeds/",
  "/images/",
  "/catalogue/",
  "/_next/static/",
  "/_next/data/",
  "/_next/image/",
  "/api/",
  "/dashboard/",
  "/dashboard/updateProduct/",
  "/login/",
  "//",
  "/bn/",
  "/bn/details/",
];

const ODD_QUERIES = [
  "?",
  "?%",
  "?%ff=%ff",
  "?from=//evil.example",
  "?from=%00",
  "?from[]=a&from[]=b",
  "?_rsc=x",
  "?__nextLocale=x",
  "?__proto__[a]=b",
  "?id=a&id=b",
  "?q=%E0%A4",
  `?q=${"x".repeat(5_000)}`,
  "?status=x&after=y&before=z",
  "?ids=,,,",
  "?ids=aaaaaaaaaaaaaaaaaaaaaaaa,x",
  "?token=%ff",
];

const PAGES = [
  "/",
  "/caps",
  "/about",
  "/return",
  "/login",
  "/register",
  "/reset",
  "/sitemap.xml",
  "/sitemaps/1.xml",
  "/feeds/products.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/details/aaaaaaaaaaaaaaaaaaaaaaaa",
  "/bn",
  "/bn/caps",
  "/bn/dashboard/orders",
  "/dashboard",
  "/dashboard/profile",
  "/dashboard/cart",
  "/dashboard/checkout",
  "/dashboard/orders",
  "/dashboard/users",
  "/dashboard/addProduct",
  "/dashboard/manageProducts",
  "/dashboard/updateProduct/aaaaaaaaaaaaaaaaaaaaaaaa",
  "/dashboard/allOrders",
  "/dashboard/allOrders/print",
  "/dashboard/records",
  "/dashboard/vitals",
  "/dashboard/settings",
  "/dashboard/codes",
  "/dashboard/customers",
  "/dashboard/collections",
  "/dashboard/categories",
  "/dashboard/sales",
  "/dashboard/stock",
  "/dashboard/sales/aaaaaaaaaaaaaaaaaaaaaaaa",
];

const ADDRESSES = [
  ...PLACES.flatMap((place) => ODD_PARTS.map((part) => place + part)),
  ...PAGES.flatMap((page) => ODD_QUERIES.map((query) => page + query)),
];

const HEADERS: Record<string, string>[] = [
  {},
  { RSC: "1" },
  { RSC: "1", "Next-Router-State-Tree": "%ff" },
  { "Next-Action": "x" },
  { "If-None-Match": '"x' },
  { Range: "bytes=9-1" },
  { Cookie: "next-auth.session-token=%ff; shop-return-to=//evil.example" },
];

test.describe("no address of a page fails", () => {
  const callers: Record<string, Caller> = {};

  test.beforeAll(async ({ playwright }) => {
    callers.visitor = await newVisitor(playwright);
    callers.customer = await newCustomer(playwright);
    callers.admin = await signInAs(playwright, demoAdmin());
  });

  for (const who of ["visitor", "customer", "admin"]) {
    test(`whatever the ${who} asks for`, async () => {
      const { cookies } = (await callers[who]?.context.storageState()) ?? { cookies: [] };
      const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const failed: string[] = [];
      // Only the dashboard knows who somebody is.
      const asked =
        who === "visitor" ? ADDRESSES : ADDRESSES.filter((address) => /^(?:\/bn)?\/dash/.test(address));
      for (const address of asked) {
        const { status } = await sendRaw("GET", address, { Cookie });
        if (status >= 500) failed.push(`${status} ${address}`);
      }
      expect(failed).toEqual([]);
      process.stdout.write(`odd addresses: ${asked.length} asked by ${who}, 0 × 5xx\n`);
    });
  }

  test("whatever a browser's headers say", async () => {
    const failed: string[] = [];
    for (const page of PAGES) {
      for (const headers of HEADERS) {
        for (const method of ["GET", "POST"] as const) {
          const { status } = await sendRaw(method, page, headers);
          if (status >= 500) failed.push(`${status} ${method} ${page} ${JSON.stringify(headers)}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });
});
