import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { type Caller, newCustomer, newVisitor } from "../support/api";
import { postAuth } from "../support/auth";

interface LogLine {
  level: string;
  message: string;
  requestId: string;
  [fact: string]: unknown;
}

const readLog = async () => await readFile(process.env.SERVER_LOG ?? "", "utf8");

/** The lines of one request, once its own has come: it is written when the answer has gone out. */
async function linesOf(id: string | undefined): Promise<LogLine[]> {
  let lines: LogLine[] = [];
  await expect(async () => {
    const texts = (await readLog()).split("\n").filter((text) => text.includes(`"requestId":"${id}"`));
    lines = texts.map((text) => JSON.parse(text) as LogLine);
    expect(lines.some(({ message }) => message === "request")).toBe(true);
  }).toPass({ timeout: 5_000 });
  return lines;
}

async function requestLine(headers: Record<string, string>): Promise<LogLine> {
  const own = (await linesOf(headers["x-request-id"])).filter(({ message }) => message === "request");
  expect(own).toHaveLength(1);
  return own[0] as LogLine;
}

async function eventsOf(headers: Record<string, string>): Promise<string[]> {
  const lines = await linesOf(headers["x-request-id"]);
  return lines.filter(({ level }) => level === "security").map(({ message }) => message);
}

let customer: Caller;
let visitor: Caller;

test.beforeAll(async ({ playwright }) => {
  [customer, visitor] = [await newCustomer(playwright), await newVisitor(playwright)];
});

test("a request has one line with its id, method, pattern, status and duration", async ({ request }) => {
  for (const [method, path, route, status] of [
    ["GET", "/", "/", 200],
    ["GET", "/denimpants?from=friend", "/[category]", 200],
    ["HEAD", "/details/ffffffffffffffffffffffff", "/details/[id]", 404],
    ["GET", "/details/%ff", "(none)", 400],
    ["GET", "/catalogue/raw-selvedge-jean-14oz-1-960.webp", "/catalogue/*", 200],
    ["DELETE", "/api/cart/ffffffffffffffffffffffff", "/api/cart/[id]", 401],
    ["GET", "/api/users/admin/somebody@customers.example", "/api/users/admin/[idOrEmail]", 401],
    ["GET", "/api/a/b", "/api/[[...unknown]]", 404],
  ] as const) {
    const response = await request.fetch(path, { method });
    const { time, ms, ...facts } = await requestLine(response.headers());
    const requestId = response.headers()["x-request-id"];
    expect(facts).toEqual({ level: "info", message: "request", requestId, method, route, status });
    expect(String(time)).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    expect(Number.isInteger(ms)).toBe(true);
  }
});

test("who called is a short hash, the same on each of their calls, and nobody's without a good token", async ({
  playwright,
}) => {
  const other = await newCustomer(playwright);
  const userOf = async (caller: Caller, headers?: Record<string, string>) =>
    (await requestLine((await caller.call("GET", "/cart", undefined, headers)).headers))["user"];
  const user = await userOf(customer);
  expect(user).toMatch(/^[0-9a-f]{12}$/);
  expect(await userOf(customer)).toBe(user);
  expect(await userOf(other)).not.toBe(user);
  expect(await userOf(visitor)).toBeUndefined();
  expect(await userOf(visitor, { Authorization: `Bearer ${customer.token?.slice(0, -3)}` })).toBeUndefined();
});

test("what somebody was turned away for has a line of its own, with the id of the request", async () => {
  const forged = { Authorization: `Bearer ${customer.token?.slice(0, -3)}` };
  expect(await eventsOf((await visitor.call("GET", "/cart", undefined, forged)).headers)).toEqual([
    "forged token",
  ]);
  const refused = await customer.call("GET", "/users");
  expect(await eventsOf(refused.headers)).toEqual(["role or identity refused"]);
  expect((await requestLine(refused.headers))["user"]).toMatch(/^[0-9a-f]{12}$/);
  const wrong = { email: customer.person?.email ?? "", password: "Wrong2026pass" };
  const login = await postAuth(visitor.context, "callback/credentials", wrong);
  expect(login.status()).toBe(401);
  expect(await eventsOf(login.headers())).toEqual(["login refused"]);
  expect(await eventsOf((await customer.call("GET", "/cart")).headers)).toEqual([]);
});

test("nothing personal and nothing secret that a caller sends is in the log, nor a line of their making", async ({
  request,
}) => {
  const mark = randomBytes(6).toString("hex");
  const secrets = [`${mark}@customers.example`, `0171${mark}`, `Name${mark}`, `eyJ${mark}`];
  const [email, phone, name, token] = secrets;
  const headers = {
    Authorization: `Bearer ${token}.a.b`,
    Cookie: `next-auth.session-token=${token}`,
    "User-Agent": `${name}`,
    Referer: `http://localhost/${email}`,
    "X-Request-Id": `${name}`,
    "X-Client-Address": `${phone}`,
    "X-Forwarded-For": `${phone}`,
  };
  const forgery = encodeURIComponent(`\r\n{"message":"request","requestId":"${name}"}`);
  const last = [];
  for (const path of [
    `/${email}`,
    `/details/${phone}?email=${email}`,
    `/api/orders?email=${email}`,
    `/api/users/admin/${email}`,
    `/api/${name}${forgery}`,
    `/catalogue/${name}${forgery}`,
    `/_next/${name}`,
    `/%ff${name}`,
  ]) {
    last.push((await request.get(path, { headers })).headers());
  }
  const data = { name, email, phone, password: `Dorji${mark}7` };
  last.push((await request.post("/api/users", { data, headers })).headers());
  last.push((await request.post("/api/orders", { data, headers })).headers());
  for (const answer of last) await requestLine(answer);
  const log = await readLog();
  for (const secret of [mark, customer.token ?? "", customer.person?.email ?? "", "127.0.0.1"])
    expect(log.split("\n").filter((line) => line.includes(`"request"`) && line.includes(secret))).toEqual([]);
  expect(log).not.toContain(mark);
});

test("files of the build have no line", async ({ request }) => {
  const script = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(
    await (await request.get("/about")).text(),
  )?.[0];
  const id = (await request.get(script ?? "")).headers()["x-request-id"];
  await requestLine((await request.get("/about")).headers());
  expect(await readLog()).not.toContain(id);
});
