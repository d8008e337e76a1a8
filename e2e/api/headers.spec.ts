import { createHash, randomBytes } from "node:crypto";
import { type APIResponse, expect, test } from "@playwright/test";
import { EARLY_PRESS_SCRIPT } from "../../lib/platform/early-press.mjs";
import { OPENED_COLOR_SCRIPT } from "../../lib/platform/opened-color.mjs";
import { SPECULATION_RULES } from "../../lib/platform/speculation-rules.mjs";
import { signInAs } from "../support/api";
import { addProduct } from "../support/catalogue";
import { demoAdmin } from "../support/people";

const OF_A_FILE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};
const OF_EVERY_ANSWER = {
  ...OF_A_FILE,
  "x-frame-options": "DENY",
  "permissions-policy":
    "camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
};

const REST_OF_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data: blob:; media-src 'self'; " +
  "font-src 'self'; connect-src 'self'; frame-src 'none'; frame-ancestors 'none'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'";

const ANSWERS: [what: string, method: string, path: string, status: number][] = [
  ["a page", "GET", "/denimpants", 200],
  ["the head of a page", "HEAD", "/about", 200],
  ["a page of its visitor", "GET", "/login", 200],
  ["a page that is not there", "GET", "/nothing-of-ours", 404],
  ["a product that is not there", "GET", "/details/ffffffffffffffffffffffff", 404],
  ["a redirect of the middleware", "GET", "/dashboard/cart", 307],
  ["a redirect of the framework", "GET", "/front/home", 308],
  ["a form that came early", "POST", "/login", 303],
  ["a page's wrong method", "DELETE", "/about", 405],
  ["an address that is none", "GET", "/details/%ff", 400],
  ["a call", "GET", "/api/products", 200],
  ["a refused call", "GET", "/api/cart", 401],
  ["a call that does not exist", "GET", "/api/nothing", 404],
  ["a call's wrong method", "PUT", "/api/products", 405],
  ["next-auth's own call", "GET", "/api/auth/session", 200],
  ["a picture", "GET", "/catalogue/raw-selvedge-jean-14oz-1-960.webp", 200],
  ["a picture that is not there", "GET", "/images/nothing.webp", 404],
  ["the icon", "GET", "/icon.svg", 200],
];

function expectHeaders(
  response: APIResponse,
  status: number,
  expected: Record<string, string> = OF_EVERY_ANSWER,
): void {
  const headers = response.headers();
  expect(response.status()).toBe(status);
  expect(headers).toMatchObject(expected);
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  for (const name of ["x-powered-by", "server", "x-script-hashes", "strict-transport-security"]) {
    expect(headers, name).not.toHaveProperty(name);
  }
}

test("a connection is kept for longer than nginx in front keeps it", async ({ request }) => {
  const { "keep-alive": kept } = (await request.get("/api/health/live")).headers();
  expect(kept).toBe("timeout=60");
});

for (const [what, method, path, status] of ANSWERS) {
  test(`${what} carries every header: ${method} ${path}`, async ({ request }) => {
    const form = method === "POST" ? { form: { email: "a@b.example" } } : {};
    const response = await request.fetch(path, { method, maxRedirects: 0, ...form });
    expectHeaders(response, status);
    const [scripts, ...rest] = (response.headers()["content-security-policy"] ?? "").split("; ");
    expect(scripts).toMatch(/^script-src 'self'( '(sha256|nonce)-[\w+/]+={0,2}')*$/);
    expect(rest.join("; ")).toBe(REST_OF_POLICY);
  });
}

test("a script of the build carries no header of what is shown by itself", async ({ request }) => {
  const page = await (await request.get("/about")).text();
  const script = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(page)?.[0] ?? "";
  const response = await request.get(script);
  expectHeaders(response, 200, OF_A_FILE);
  for (const name of ["content-security-policy", "x-frame-options", "permissions-policy"]) {
    expect(response.headers()).not.toHaveProperty(name);
  }
  const part = await request.get(script, { headers: { Range: "bytes=100-4999" } });
  expect(part.headers()).not.toHaveProperty("content-encoding");
  expect(await part.text()).toBe((await response.text()).slice(100, 5000));
});

test("the policy of a cached page names each script of the framework's and the shop's two, and no other", async ({
  request,
}) => {
  for (const path of ["/", "/denimpants", "/about"]) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    const inline = [...(await response.text()).matchAll(/<script\b(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, text = ""] of inline) {
      const isNamed = policy.includes(createHash("sha256").update(text).digest("base64"));
      const isOurs =
        [EARLY_PRESS_SCRIPT, OPENED_COLOR_SCRIPT, SPECULATION_RULES].includes(text) ||
        /__next_f|TURBOPACK/.test(text.slice(0, 30));
      expect(isNamed, `${path}: ${text.slice(0, 80)}`).toBe(isOurs);
    }
  }
});

test("who has a page already is told its policy again, whoever answers", async ({ request, playwright }) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin);
  let held = (await request.get(`/details/${_id}`)).headers();
  await expect(async () => {
    // Another one came beside it and went: the shop makes the page anew, and soon it is the same.
    await admin.call("DELETE", `/products/${(await addProduct(admin))._id}`);
    const again = await request.get(`/details/${_id}`, { headers: { "If-None-Match": held.etag ?? "" } });
    if (again.status() === 200) held = again.headers();
    expect(again.status()).toBe(304);
    for (const name of ["content-security-policy", "vary", "cache-control"])
      expect(again.headers()[name], name).toBe(held[name]);
  }).toPass();
});

test("each answer of a visitor's own page has another nonce", async ({ request }) => {
  const nonces = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const response = await request.get("/login");
    const nonce = /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"] ?? "")?.[1];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(3);
});

test("the shop's own script is whole in every page, and named by pages alone", async ({ request }) => {
  const source = `'sha256-${createHash("sha256").update(EARLY_PRESS_SCRIPT).digest("base64")}'`;
  for (const path of ["/", "/login", "/nothing-of-ours"]) {
    const response = await request.get(path);
    expect(response.headers()["content-security-policy"], path).toContain(source);
    expect(await response.text(), path).toContain(`<script>${EARLY_PRESS_SCRIPT}</script>`);
  }
  const call = await request.get("/api/products");
  expect(call.headers()["content-security-policy"]).not.toContain("sha256");
});

test("a nonce that the first visitor sends reaches no page, cached or their own", async ({
  request,
  playwright,
}) => {
  const { _id } = await addProduct(await signInAs(playwright, demoAdmin()));
  const nonce = randomBytes(16).toString("hex");
  const value = `script-src 'nonce-${nonce}'`;
  const headers = { "Content-Security-Policy": value, "Content-Security-Policy-Report-Only": value };
  for (const path of [`/details/${_id}`, "/login"]) {
    const response = await request.get(path, { headers });
    expect(response.status()).toBe(200);
    expect(response.headers()["content-security-policy"]).not.toContain(nonce);
    expect(await response.text()).not.toContain(nonce);
  }
});
