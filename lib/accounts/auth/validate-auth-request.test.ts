import { describe, expect, it } from "vitest";
import { validateAuthRequest } from "@/lib/accounts/auth/validate-auth-request";
import { AppError } from "@/lib/platform/http/errors";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { codeOf } from "@/testing/outcomes";

useDatabase();

const SHOP = "http://localhost:3000";
const COOKIE = "next-auth.callback-url";

async function askWithCookie(action: string, address: string) {
  const headers = { Cookie: `${COOKIE}=${encodeURIComponent(address)}` };
  const response = await callRoute({
    route: "auth/[...nextauth]",
    params: { nextauth: [action] },
    request: new Request(`${SHOP}/api/auth/${action}`, { headers }),
  });
  const kept = response.headers.getSetCookie().findLast((cookie) => cookie.startsWith(`${COOKIE}=`));
  return { status: response.status, kept: kept && decodeURIComponent(kept.split(/[=;]/)[1] ?? "") };
}

/** Why a call is refused; undefined where it goes on to next-auth. */
async function refusalOf(action: string, init: RequestInit = {}, query = "") {
  const request = new Request(`${SHOP}/api/auth/${action}${query}`, init);
  const response = await callRoute({
    route: "auth/[...nextauth]",
    params: { nextauth: action.split("/") },
    request,
  });
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  const { error } = await response.json();
  return error?.code;
}

describe("a call of next-auth", () => {
  const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
  it.each([
    ["csrf", ["GET", "HEAD"]],
    ["providers", ["GET", "HEAD"]],
    ["error", ["GET", "HEAD"]],
    ["session", ["GET", "HEAD", "POST"]],
    ["signin", ["GET", "HEAD"]],
    ["signin/credentials", ["GET", "HEAD", "POST"]],
    ["signin/google", ["GET", "HEAD", "POST"]],
    ["callback/credentials", ["POST"]],
    ["callback/google", ["GET", "POST"]],
    ["signout", ["GET", "HEAD", "POST"]],
  ])("%s takes %j and no other method", async (action, allow) => {
    const refused: string[] = [];
    for (const method of METHODS) {
      const request = new Request(`${SHOP}/api/auth/${action}`, { method });
      const error: unknown = await validateAuthRequest(request, action).catch((thrown: unknown) => thrown);
      if (!(error instanceof AppError)) continue;
      expect(error).toMatchObject({ code: "METHOD_NOT_ALLOWED", allow });
      refused.push(method);
    }
    expect(METHODS.filter((method) => !refused.includes(method))).toEqual(allow);
  });

  it.each(["_log", "verify-request", "signin/github", "toString", ""])(
    "%j is none of ours",
    async (action) => {
      expect(await codeOf(validateAuthRequest(new Request(SHOP), action))).toBe("NOT_FOUND");
    },
  );

  it.each([
    ["?callbackUrl=/dashboard/cart", undefined],
    ["?callbackUrl=https://evil.example/", undefined],
    ["?callbackUrl=//evil.example", "BAD_REQUEST"],
    ["?callbackUrl=/a&callbackUrl=x", "BAD_REQUEST"],
    ["?callbackUrl=xhttps:y", "BAD_REQUEST"],
  ])("that is to lead on to %s answers %s", async (query, code) => {
    expect(await refusalOf("csrf", {}, query)).toBe(code);
  });

  it.each([
    ["{}", "application/json", undefined],
    ["{", "application/json", "BAD_REQUEST"],
    ["[]", "application/json; charset=utf-8", "BAD_REQUEST"],
    ["null", "application/json", "BAD_REQUEST"],
    ['"x"', "application/json", "BAD_REQUEST"],
    ["{", "text/plain", undefined],
  ])("with the body %s of the type %s answers %s", async (body, type, code) => {
    const init = { method: "POST", body, headers: { "Content-Type": type } };
    expect(await refusalOf("signout", init)).toBe(code);
  });
});

describe("a remembered address", () => {
  it.each(["javascript:1", "//evil.example", "x", "http://[::"])(
    "that reads %j refuses nothing, and is not kept",
    async (address) => {
      expect(await askWithCookie("csrf", address)).toEqual({ status: 200, kept: SHOP });
      expect(await askWithCookie("providers", address)).toEqual({ status: 200, kept: "" });
    },
  );

  it("that leads elsewhere is exchanged for the shop's", async () => {
    expect(await askWithCookie("csrf", "https://evil.example/")).toEqual({ status: 200, kept: `${SHOP}/` });
  });

  it("that is the shop's own stays", async () => {
    const answer = await askWithCookie("session", `${SHOP}/dashboard/cart`);
    expect(answer).toEqual({ status: 200, kept: undefined });
  });
});
