import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCRIPT_HASHES_HEADER } from "../next/page-headers.mjs";
import { contentPolicy, contentSecurityPolicy } from "./content-security-policy.mjs";
import { sendError } from "./error-response.mjs";
import { interceptResponse } from "./response-pipeline.mjs";

const HASH = "'sha256-of-the-page='";

const server = createServer((request, response) => {
  const route = request.url === "/login" ? "/login" : "/[category]";
  const areScriptsHashed = request.headers["x-extras"] !== "off";
  interceptResponse(request, response, { isHttps: false, route, areScriptsHashed })([contentSecurityPolicy]);
  const status = Number(request.headers["x-status"] ?? 200);
  if (request.url === "/refused") {
    sendError(request, response, { status: 400, code: "BAD_REQUEST", message: "No." });
    return;
  }
  const type = request.url?.startsWith("/api") || status === 304 ? "application/json" : "text/html";
  response.setHeader("Content-Type", type);
  if (request.url === "/belts") response.setHeader(SCRIPT_HASHES_HEADER, HASH);
  response.writeHead(status).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

async function sourcesOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  expect(response.headers.has(SCRIPT_HASHES_HEADER)).toBe(false);
  const [scripts = ""] = (response.headers.get("content-security-policy") ?? "none").split("; ");
  return scripts.replace(/(?:'sha256-[\w+/]{43}='(?: |$)){4}/, "OWN").replace(/'nonce-[\w+/]+=*'/, "NONCE");
}

describe("the inline scripts that an answer may run", () => {
  it.each([
    ["a cached page", "/belts", {}, `script-src 'self' ${HASH} OWN`],
    ["what says that the page is the same", "/belts", { "x-status": "304" }, `script-src 'self' ${HASH} OWN`],
    ["a personal page", "/login", {}, "script-src 'self' NONCE OWN"],
    ["a call", "/api/cart", {}, "script-src 'self'"],
    ["a refusal, which has none", "/refused", {}, "script-src 'self' OWN"],
    ["a script of the build", "/_next/static/a.js", { "x-status": "304" }, "none"],
    ["a cached page without hashes", "/belts", { "x-extras": "off" }, "script-src 'self' 'unsafe-inline'"],
    ["a personal page without hashes", "/login", { "x-extras": "off" }, "script-src 'self' NONCE OWN"],
    ["a refusal without hashes", "/refused", { "x-extras": "off" }, "script-src 'self' OWN"],
  ])("are those of %s", async (_, path, headers, expected) => {
    expect(await sourcesOf(path, headers as Record<string, string>)).toBe(expected);
  });
});

describe("contentPolicy", () => {
  it("lets no inline script run that is not named", () => {
    const policy = contentPolicy(["", "'sha256-abc='"], false);
    expect(policy).toMatch(/^script-src 'self' 'sha256-abc='; default-src 'self'; /);
    expect(contentPolicy([], false)).toMatch(/^script-src 'self'; /);
    expect(policy.match(/'unsafe-\w+'/g)).toEqual(["'unsafe-inline'"]);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  });

  it("lifts http addresses to https only where the shop is reached by https", () => {
    expect(contentPolicy([], true)).toContain("; upgrade-insecure-requests");
    expect(contentPolicy([], false)).not.toContain("upgrade-insecure-requests");
  });
});
