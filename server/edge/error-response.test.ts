import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendError } from "./error-response.mjs";
import { sendOverload } from "./overload-response.mjs";
import { sendRefusal, validateRequest } from "./request-validation.mjs";

const server = createServer((request, response) => {
  if (request.url?.includes("busy"))
    return sendOverload(request, response, { status: 429, retryAfterSeconds: 2 });
  const refusal = validateRequest(request, false);
  return refusal
    ? sendRefusal(request, response, refusal)
    : sendError(request, response, { code: "INTERNAL", advice: "nothingLost" });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

const ask = async (path: string, init?: RequestInit) =>
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)).text();

describe("a page that the server writes itself", () => {
  it.each([
    ["/bn/busy", {}, "অনেকবার চেষ্টা করা হয়েছে।", "পেজটি আবার লোড করুন।"],
    ["/bn/%00", {}, "ঠিকানাটি বোঝা যায়নি।", "পুরোটা কপি হয়নি।"],
    ["/bn/caps", { headers: { cookie: "a=1;".repeat(300) } }, "অনেক বেশি কুকি", "কুকি ডিলিট করে"],
    ["/bn", { method: "PUT" }, "এভাবে কিছু পাঠানো যায় না।", "কপি হয়নি।"],
    ["/bn/caps", {}, "কিছু একটা সমস্যা হয়েছে।", "আপনার কোনো কিছু হারায়নি।"],
  ] as const)("is in Bangla at %s", async (path, init, title, advice) => {
    const page = await ask(path, init);
    expect(page).toContain('<html lang="bn">');
    expect(page).toContain(title);
    expect(page).toContain(advice);
    expect(page).toMatch(/<a href="\/bn"[^>]*>শপে যান<\/a>/);
    expect(page.replaceAll(/<[^>]*>/g, "")).not.toMatch(/[A-Za-z]/);
  });

  it("is in English at other addresses, and a call is told in English", async () => {
    expect(await ask("/busy")).toMatch(/<html lang="en">[^]*Too many attempts\.[^]*load this page again/);
    expect(await ask("/bnx/%00")).toContain("This address could not be understood.");
    expect(JSON.parse(await ask("/api/busy"))).toMatchObject({ error: { code: "TOO_MANY_REQUESTS" } });
  });
});
