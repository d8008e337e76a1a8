import { request as send } from "node:http";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { type Caller, signInAs } from "../support/api";
import { base } from "../support/auth";
import { demoAdmin } from "../support/people";

// What a route is handed: testing/fire/bad-*.test.ts. Here is what only the server and the framework see.

const ID = "aaaaaaaaaaaaaaaaaaaaaaaa";
const ADDRESSES = [
  "jwt",
  "users",
  `users/${ID}`,
  `users/admin/${ID}`,
  "users/counts",
  "products",
  `products/${ID}`,
  "images",
  "cart",
  `cart/${ID}`,
  "orders",
  `orders/${ID}`,
  "allOrders",
  "allOrders/page",
  "allOrders/counts",
  "records",
  "vitals",
  "emailProofs",
  "emailProofs/confirm",
  "phoneProofs",
  "phoneProofs/confirm",
  "passwordResets",
  "passwordResets/confirm",
  "health/live",
  "health/ready",
  "openapi.json",
  "auth/session",
  "nothing/here",
].map((path) => `/api/${path}`);

const WITH_BODY = [
  ["POST", "/api/jwt"],
  ["POST", "/api/users"],
  ["POST", "/api/products"],
  ["PATCH", `/api/products/${ID}`],
  ["POST", "/api/images"],
  ["POST", "/api/cart"],
  ["PATCH", `/api/cart/${ID}`],
  ["POST", "/api/orders"],
  ["PATCH", `/api/orders/${ID}`],
  ["POST", "/api/vitals"],
  ["POST", "/api/phoneProofs"],
  ["POST", "/api/phoneProofs/confirm"],
  ["POST", "/api/passwordResets"],
  ["POST", "/api/passwordResets/confirm"],
] as const;

const PIECE = Buffer.alloc(1024 * 1024, " ");
const PIECES = 60;

interface Answer {
  status: number;
  text: string;
}

interface Asked {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** How many pieces of a megabyte the body has. */
  pieces?: number;
}

/** Writes until it is done or the server no longer listens, and reads what it says. */
function ask({ method, path, headers = {}, pieces = 0 }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(base());
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const request = send({ hostname, port, path, method, headers, agent: false }, (response) => {
      isAnswered = true;
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.once("error", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    // After an answer, the rest of the body meets a closed door.
    request.on("error", (error) => (isAnswered ? undefined : reject(error)));
    let left = pieces;
    const write = () => {
      if (left <= 0 || request.destroyed || isAnswered) {
        request.end();
        return;
      }
      left -= 1;
      request.write(PIECE, () => setImmediate(write));
    };
    write();
  });
}

/** Sends a line of text as it is, and reads the first line of the answer. */
function askInWords(words: string): Promise<string> {
  const { hostname, port } = new URL(base());
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    socket.once("error", reject).once("close", () => resolve(text));
    socket.write(`${words}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  });
}

function expectRefusal({ status, text }: Answer, what: string): void {
  expect(status, what).toBeGreaterThanOrEqual(400);
  expect(status, what).toBeLessThan(500);
  expect(JSON.parse(text), what).toMatchObject({
    error: { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) },
  });
}

async function expectServing(): Promise<void> {
  expect((await ask({ method: "GET", path: "/api/products?limit=1" })).status).toBe(200);
}

test.describe("what no call can do anything with", () => {
  let admin: Caller;

  test.beforeAll(async ({ playwright }) => {
    admin = await signInAs(playwright, demoAdmin());
  });
  test.afterEach(expectServing);

  const authorization = () => ({ Authorization: `Bearer ${admin.token}` });

  for (const method of ["TRACE", "PROPFIND", "LOCK", "PURGE", "SEARCH", "LINK", "PUT"]) {
    test(`${method} is refused at every address, in the one error shape`, async () => {
      for (const path of ADDRESSES) {
        expectRefusal(await ask({ method, path, headers: authorization() }), path);
      }
    });
  }

  test("methods that are none are refused, and so are lines that are no request", async () => {
    for (const line of [
      "FOO /api/users HTTP/1.1",
      "get /api/users HTTP/1.1",
      "GET /api/users HTTP/9.9",
      "GET  HTTP/1.1",
      "CONNECT /api/users HTTP/1.1",
      "GET http://evil.example/api/users HTTP/1.1",
      "GET /api/users\0 HTTP/1.1",
      "\0\0\0\0",
    ]) {
      expect((await askInWords(line)).split("\r\n")[0], line).not.toMatch(/^HTTP\/1\.1 (2|5)/);
    }
  });

  for (const [method, path] of WITH_BODY) {
    test(`${method} ${path} refuses 60 MB, announced and unannounced`, async () => {
      const type = path === "/api/images" ? "image/png" : "application/json";
      const headers = { ...authorization(), "Content-Type": type };
      const length = { "Content-Length": String(PIECES * PIECE.length) };
      for (const sent of [
        { ...headers, ...length },
        { ...headers, "Transfer-Encoding": "chunked" },
      ]) {
        const answer = await ask({ method, path, headers: sent, pieces: PIECES });
        expectRefusal(answer, JSON.stringify(sent).slice(0, 20));
        expect(answer.status).toBe(413);
      }
    });
  }

  test("200 headers change nothing", async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`X-Odd-${index}`, "x"]));
    for (const path of ADDRESSES) {
      const { status } = await ask({ method: "GET", path, headers: { ...many, ...authorization() } });
      expect(status, path).toBe((await ask({ method: "GET", path, headers: authorization() })).status);
      expect(status, path).toBeLessThan(500);
    }
  });
});
