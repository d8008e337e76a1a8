import { expect, test } from "@playwright/test";
import { base, sendRaw } from "../support/auth";
import { readFile } from "node:fs/promises";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

const ACTIONS = ["callback/credentials", "signin/google", "signout", "session", "_log", "callback/google"];

const BODIES = [
  [JSON_TYPE, "{bad"],
  [JSON_TYPE, ""],
  [JSON_TYPE, "null"],
  [JSON_TYPE, "[1]"],
  [JSON_TYPE, '"text"'],
  [JSON_TYPE, '{"csrfToken":{"a":1},"callbackUrl":{"a":1},"json":[]}'],
  [JSON_TYPE, '{"callbackUrl":["http://[::"],"email":{},"code":{},"level":"constructor"}'],
  [FORM_TYPE, "callbackUrl=http://[::&csrfToken=%ff&json=true"],
  ["text/plain", "x"],
  // next-auth looks for its types anywhere in this header.
  ["text/plain; of=application/json", "{bad"],
  ["text/plain; of=application/json", "[1]"],
  ["multipart/form-data; boundary=x", "--x"],
] as const;

test("no body makes a call of the sign-in fail", async () => {
  for (const action of ACTIONS) {
    for (const [type, body] of BODIES) {
      const headers = { "Content-Type": type, "Content-Length": String(Buffer.byteLength(body)) };
      const { status } = await sendRaw("POST", `/api/auth/${action}`, headers, body);
      expect(status, `${action} ${body}`).toBeLessThan(500);
    }
  }
});

test("no address and no cookie makes a call of the sign-in fail", async () => {
  const odd = ["javascript:x", "http://[::", "x", "\\t//", "%ff", "/%2e%2e//", "a".repeat(3_000)];
  for (const action of [...ACTIONS, "csrf", "providers", "signin", "error", "nonsense"]) {
    for (const text of odd) {
      const value = encodeURIComponent(text);
      const cookie = ["callback-url", "csrf-token", "session-token", "state", "pkce.code_verifier"]
        .map((name) => `next-auth.${name}=${value}`)
        .join("; ");
      for (const [path, headers] of [
        [`/api/auth/${action}?callbackUrl=${value}&error=${value}&code=${value}&state=${value}`, {}],
        [`/api/auth/${action}`, { Cookie: cookie }],
      ] as const) {
        const { status, text: answer } = await sendRaw("GET", path, headers);
        expect(status, `${path} ${JSON.stringify(headers)}`).toBeLessThan(500);
        expect(answer).not.toMatch(/at \w+ \(|node_modules|\.next\//);
      }
    }
  }
});

test("a body of more than 64 KB is refused", async () => {
  const body = JSON.stringify({ email: "x".repeat(100_000) });
  const headers = { "Content-Type": JSON_TYPE, "Content-Length": String(body.length) };
  expect((await sendRaw("POST", "/api/auth/callback/credentials", headers, body)).status).toBe(413);
});

test("what anybody posts as a log line does not come into the log", async ({ request }) => {
  const marker = `planted-${Date.now()}`;
  for (const level of ["error", "warn", "debug"]) {
    const data = { level, code: marker, message: marker, error: { stack: marker } };
    await request.post(`${base()}/api/auth/_log`, { data });
  }
  expect(await readFile(process.env.SERVER_LOG ?? "", "utf8")).not.toContain(marker);
});
