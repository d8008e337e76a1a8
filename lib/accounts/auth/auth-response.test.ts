import { MongoNetworkError } from "mongodb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toShopResponse } from "@/lib/accounts/auth/auth-response";
import { AppError } from "@/lib/platform/http/errors";

beforeEach(() => void vi.spyOn(process.stderr, "write").mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

const WRONG = "http://localhost:3000/api/auth/error?error=CredentialsSignin&provider=credentials";
const refusal = () => Response.json({ url: WRONG }, { status: 401 });

async function answer(response: Response, ...errors: unknown[]) {
  const answered = await toShopResponse({ response, errors, requestId: "r-1" });
  return { status: answered.status, headers: answered.headers, body: await answered.json() };
}

describe("toShopResponse", () => {
  it.each([
    [new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 37.2 }), 429, "TOO_MANY_REQUESTS", "38"],
    [new MongoNetworkError("connection to /run/shop.sock closed"), 503, "UNAVAILABLE", "2"],
    [new Error("secret text"), 500, "INTERNAL", null],
  ])(
    "gives trouble its own status, and tells next-auth's client why: %s",
    async (trouble, status, code, wait) => {
      const { headers, body, ...rest } = await answer(refusal(), trouble, new Error("later"));
      expect(rest.status).toBe(status);
      expect(headers.get("retry-after")).toBe(wait);
      expect(headers.get("x-request-id")).toBe("r-1");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(body).toEqual({
        error: { code, message: expect.any(String), requestId: "r-1" },
        url: expect.stringMatching(/^http.*\/api\/auth\/error\?error=/),
      });
      expect(new URL(body.url).searchParams.get("error")).toBe(code);
      expect(JSON.stringify(body)).not.toMatch(/secret|sock/);
    },
  );

  it("takes no sign-out for done that did not end the session", async () => {
    const left = Response.json({ url: "http://localhost:3000/" }, { headers: { "Set-Cookie": "session=" } });
    const { status, headers } = await answer(left, new MongoNetworkError("closed"));
    expect(status).toBe(503);
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("keeps the address of a wrong password, in the one error shape", async () => {
    const { status, body } = await answer(refusal());
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: { code: "NOT_SIGNED_IN", requestId: "r-1" }, url: WRONG });
  });

  it.each([
    [400, "BAD_REQUEST"],
    [500, "INTERNAL"],
  ])("puts a bare %i of next-auth into the one error shape", async (status, code) => {
    const { body, ...rest } = await answer(new Response("Error: not supported", { status }));
    expect(rest.status).toBe(status);
    expect(body).toEqual({ error: { code, message: expect.any(String), requestId: "r-1" } });
  });

  it("leaves alone what is no refusal", async () => {
    for (const response of [Response.json({ csrfToken: "x" }), new Response(null, { status: 302 })]) {
      expect(await toShopResponse({ response, errors: [], requestId: "r-1" })).toBe(response);
    }
  });
});
