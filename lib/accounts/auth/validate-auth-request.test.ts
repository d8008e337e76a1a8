import { describe, expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";

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
