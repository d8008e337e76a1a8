import { join } from "node:path";
import { type APIRequestContext, expect, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { CATEGORIES } from "../../lib/categories";
import { formatBdt } from "../../lib/platform/text/format";
import { Caller, sendProved } from "../support/api";
import { postAuth, readCookie } from "../support/auth";
import type { TestProduct } from "../support/catalogue";
import { listFiles } from "../support/files";
import { waitForMail } from "../support/mail";
import { putIntoCart } from "../support/orders";
import { openOwnShop, type OwnShop } from "../support/own-shop";
import { newPerson, type Person } from "../support/people";
import { SlowLink } from "../support/slow-link";

type Playwright = PlaywrightWorkerArgs["playwright"];

const BUILD = join(import.meta.dirname, "../../.next");

const link = new SlowLink();
const table: Record<string, Record<string, string | number>> = {};
let shop: OwnShop;
let products: TestProduct[];
let visitor: APIRequestContext;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ playwright }) => {
  shop = await openOwnShop({
    hasCatalogue: true,
    link: (uri) => link.open(uri),
    environment: { RATE_LIMIT_FACTOR: "1000" },
  });
  visitor = await playwright.request.newContext({ baseURL: shop.address });
  products = await (await visitor.get("/api/products")).json();
});

test.afterAll(async () => {
  console.table(table);
  await visitor.dispose();
  await shop.close();
  link.close();
});

async function newCustomer(playwright: Playwright): Promise<Caller> {
  const person = newPerson();
  const context = await playwright.request.newContext({ baseURL: shop.address });
  expect(
    (await sendProved((headers) => context.post("/api/users", { data: person, headers }))).status(),
  ).toBe(200);
  return await signIn(context, person);
}

async function signIn(context: APIRequestContext, person: Person): Promise<Caller> {
  expect((await postAuth(context, "callback/credentials", { ...person })).status()).toBe(200);
  const { token } = await (await context.post("/api/jwt", { data: { email: person.email } })).json();
  return new Caller(context, person, token);
}

const statusOf = async (path: string): Promise<number> => (await visitor.get(path)).status();

/** The first category, whose page somebody has seen, and one of its products. */
const [seen, ...others] = CATEGORIES;
const productsOf = (category: string) => products.filter((product) => product.category === category);
const seenProduct = () => productsOf(seen.name)[0];

async function seePages(): Promise<string[]> {
  const paths = ["/", `/${seen.slug}`, `/details/${seenProduct()?._id}`, "/about", "/return"];
  for (const path of paths) expect(await statusOf(path), path).toBe(200);
  return paths;
}

interface Fault {
  name: string;
  /** A page that nobody has asked for since the server started. */
  unseen: (typeof CATEGORIES)[number] | undefined;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
}

const FAULTS: Fault[] = [
  {
    name: "database down",
    unseen: others[0],
    begin: () => shop.stopDatabase(),
    end: () => shop.startDatabase(),
  },
  {
    name: "database slow",
    unseen: others[1],
    begin: () => void (link.delayMs = 3_000),
    end: () => link.mend(),
  },
  { name: "line cut", unseen: others[2], begin: () => link.cut(), end: () => link.mend() },
];

for (const { name, unseen, begin, end } of FAULTS) {
  test(`${name}: seen pages stay up, the rest says 503, and it ends by itself with every session alive`, async ({
    playwright,
  }) => {
    const customer = await newCustomer(playwright);
    const pages = await seePages();
    await begin();
    const began = Date.now();
    const unseenPath = `/${unseen?.slug}`;
    const refused = await customer.call("GET", "/cart");
    const to503 = Date.now() - began;
    expect(refused).toMatchObject({ status: 503, body: { error: { code: "UNAVAILABLE" } } });
    expect(refused.headers["retry-after"]).toBeTruthy();
    expect(await statusOf("/api/products")).toBe(503);
    expect(await statusOf("/api/health/live")).toBe(200);
    expect(await statusOf("/api/health/ready")).toBe(503);
    expect(await statusOf(unseenPath)).toBe(503);
    const visits = [...pages, ...pages, ...pages, ...pages];
    const statuses = await Promise.all(visits.map(statusOf));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);

    await end();
    const ended = Date.now();
    await expect.poll(() => statusOf("/api/health/ready"), { intervals: [50] }).toBe(200);
    const recovered = Date.now() - ended;
    expect((await customer.call("GET", "/cart")).status).toBe(200);
    expect((await customer.call("POST", "/jwt", { email: customer.person?.email })).status).toBe(200);
    expect(await readCookie(customer.context)).toBeTruthy();
    await expectFullPage(unseenPath, unseen?.name ?? "");
    table[name] = {
      "first 503, ms": to503,
      "seen pages up": `${statuses.length} of ${visits.length}`,
      "back by itself, ms": recovered,
      "sessions lost": 0,
    };
  });
}

/** That it shows its products: what could not be read was not kept as an empty shop. */
async function expectFullPage(path: string, category: string): Promise<void> {
  const sold = productsOf(category);
  expect(sold.length).toBeGreaterThan(0);
  await expect.poll(() => statusOf(path)).toBe(200);
  const text = await (await visitor.get(path)).text();
  for (const product of sold) expect(text).toContain(product._id);
}

test("a new price is on the first server's pages at once, and soon on those of a second one", async ({
  playwright,
}) => {
  const context = await playwright.request.newContext({ baseURL: shop.address });
  const admin = await signIn(context, shop.admin);
  const second = await shop.startSecondServer();
  const other = await playwright.request.newContext({ baseURL: second.address });
  const paths = [`/details/${seenProduct()?._id}`, `/${seen.slug}`];
  const price = 7_919;
  const hasPrice = async (from: APIRequestContext) => {
    const pages = await Promise.all(paths.map(async (path) => (await from.get(path)).text()));
    return pages.map((page) => page.includes(formatBdt(price)));
  };
  for (const from of [visitor, other, other]) expect(await hasPrice(from)).toEqual([false, false]);
  expect((await admin.call("PATCH", `/products/${seenProduct()?._id}`, { price })).status).toBe(200);
  expect(await hasPrice(visitor)).toEqual([true, true]);
  await expect.poll(() => hasPrice(other)).toEqual([true, true]);
  await second.stop();
});

/** What search engines and catalogues read. */
const DOCUMENTS = ["/sitemap.xml", "/feeds/products.xml"];

test("started before its database: alive and not ready, then ready by itself, and never an empty shop", async () => {
  await shop.stopServer();
  await shop.stopDatabase();
  await shop.startServer();
  expect(await statusOf("/api/health/live")).toBe(200);
  expect(await statusOf("/api/health/ready")).toBe(503);
  const began = Date.now();
  expect(await statusOf("/api/products")).toBe(503);
  const to503 = Date.now() - began;
  expect(await statusOf("/")).toBe(503);
  const statuses = await Promise.all(CATEGORIES.map(({ slug }) => statusOf(`/${slug}`)));
  expect(statuses.filter((status) => status !== 503)).toEqual([]);
  for (const path of DOCUMENTS) expect(await statusOf(path), path).toBe(503);
  await shop.startDatabase();
  const ended = Date.now();
  await expect.poll(() => statusOf("/api/health/ready"), { intervals: [50] }).toBe(200);
  table["database after the app"] = {
    "first 503, ms": to503,
    "seen pages up": "none seen",
    "back by itself, ms": Date.now() - ended,
  };
  await Promise.all(CATEGORIES.map(({ slug, name }) => expectFullPage(`/${slug}`, name)));
  for (const path of DOCUMENTS) await expectFullPage(path, seen.name);
  await expect.poll(() => statusOf("/")).toBe(200);
});

test("SIGTERM with orders under way: each is answered, or its repeat is, and there is one of each", async ({
  playwright,
}) => {
  const product = products.find(({ stock }) => !/\d/.test(stock)) ?? products[0];
  if (!product) throw new Error("There are no products.");
  const customers: Caller[] = [];
  // One after the other: the shop lets two sign in at a time, and nobody wait for longer than three seconds.
  while (customers.length < 8) customers.push(await newCustomer(playwright));
  await Promise.all(customers.map((customer) => putIntoCart(customer, product)));
  const answered = customers.map(async (customer, index) => {
    // Some before the signal, some with it, some after.
    await new Promise((resolve) => setTimeout(resolve, index * 40));
    return await order(customer, product, index).catch(() => null);
  });
  await new Promise((resolve) => setTimeout(resolve, 120));
  const began = Date.now();
  await shop.stopServer();
  const ended = Date.now();
  const first = await Promise.all(answered);
  await shop.startServer();
  await expect.poll(() => statusOf("/api/health/ready"), { intervals: [50] }).toBe(200);
  const recovered = Date.now() - ended;
  for (const [index, customer] of customers.entries()) {
    await expect(async () => expect((await order(customer, product, index)).status).toBe(201)).toPass();
    const orders = (await customer.call("GET", "/orders")).body as { _id: string }[];
    expect(orders).toHaveLength(1);
    const earlier = first[index];
    if (earlier?.status === 201) expect(earlier.body).toMatchObject({ insertedId: orders[0]?._id });
  }
  const before = first.filter((answer) => answer?.status === 201).length;
  table["SIGTERM under orders"] = {
    "orders answered": `${before} of ${customers.length}, the rest by repeat`,
    "ended, ms": ended - began,
    "back by restart, ms": recovered,
    "sessions lost": 0,
  };
});

const order = (customer: Caller, product: TestProduct, index: number) =>
  customer.call(
    "POST",
    "/orders",
    {
      name: "Karim Uddin",
      phone: "01712345678",
      address: "House 7, Road 3, Dhanmondi, Dhaka",
      deliveryLocation: "Inside Dhaka",
      paymentMethod: "Cash On Delivery",
      amount: product.price + 100,
    },
    { "Idempotency-Key": `faults-${index}-${customer.person?.email.slice(0, 12)}` },
  );

test("SIGTERM just after an answer that promised a mail: the mail is still sent", async ({ playwright }) => {
  const { person } = await newCustomer(playwright);
  if (!person) throw new Error("Nobody is signed in.");
  link.delayMs = 150;
  const asked = await sendProved((headers) =>
    visitor.post("/api/passwordResets", { data: { email: person.email }, headers }),
  );
  expect(asked.status()).toBe(200);
  await shop.stopServer();
  link.mend();
  await waitForMail(person.email);
  await shop.startServer();
  await expect.poll(() => statusOf("/api/health/ready"), { intervals: [50] }).toBe(200);
});

test("serving writes nothing beside the build, so a full disk takes no page down", async () => {
  const before = await listFiles(BUILD);
  expect(before.length).toBeGreaterThan(100);
  await seePages();
  for (const { _id } of products.slice(-12)) expect(await statusOf(`/details/${_id}`)).toBe(200);
  await statusOf("/details/aaaaaaaaaaaaaaaaaaaaaaaa");
  await statusOf("/no-such-page");
  expect(await listFiles(BUILD)).toEqual(before);
});
