import { describe, expect, it } from "vitest";
import { ADMIN_SEGMENTS, PATHS } from "@/lib/paths";
import { LANGUAGES } from "@/lib/words/constants";
import { localPath, readLocalPath } from "@/lib/words/local-path.mjs";

describe("localPath", () => {
  it.each([
    ["/", "/bn"],
    ["/?q=1", "/bn?q=1"],
    ["/#questions", "/bn#questions"],
    ["/caps", "/bn/caps"],
    ["/caps?size=32&color=black", "/bn/caps?size=32&color=black"],
    ["/details/65f000000000000000000001", "/bn/details/65f000000000000000000001"],
    ["/dashboard/orders/65f0", "/bn/dashboard/orders/65f0"],
    ["/dashboard/settings/brand/versions", "/bn/dashboard/settings/brand/versions"],
    ["/dashboard/data/65f0", "/bn/dashboard/data/65f0"],
    ["/dashboard/records?view=deleted", "/bn/dashboard/records?view=deleted"],
    ["/login?from=%2Fbn%2Fcaps", "/bn/login?from=%2Fbn%2Fcaps"],
    ["/reset#token", "/bn/reset#token"],
  ])("leads from %s to %s, and back", (english, bangla) => {
    expect(localPath("bn", english)).toBe(bangla);
    expect(localPath("en", english)).toBe(english);
    expect(readLocalPath(bangla)).toEqual({ language: "bn", path: english });
    expect(readLocalPath(english)).toEqual({ language: "en", path: english });
  });

  it("changes no address that is in Bangla already, or is no page of the shop", () => {
    for (const path of [
      "/bn",
      "/bn/caps",
      "https://x.example/caps",
      "//x.example",
      "#content",
      "tel:+88017",
      "",
    ])
      expect(localPath("bn", path)).toBe(path);
    for (const path of [
      "/api/products",
      "/images/a.webp",
      "/catalogue/a.webp",
      "/_next/static/a.js",
      "/share/home",
    ])
      expect(localPath("bn", path)).toBe(path);
  });

  it("makes no address of another site of a path", () => {
    for (const path of [
      "/bn//evil.example",
      "/bn/\\\\evil.example",
      "/bn///evil.example/x",
      "/bn/\\/evil.example",
    ]) {
      const { path: inside } = readLocalPath(path);
      expect(new URL(inside, "https://shop.example").origin, path).toBe("https://shop.example");
      for (const language of LANGUAGES)
        expect(new URL(localPath(language, inside), "https://shop.example").origin).toBe(
          "https://shop.example",
        );
    }
  });

  it("leads to all of the desk, and takes no longer word for a page in Bangla", () => {
    for (const segment of ADMIN_SEGMENTS)
      expect(localPath("bn", `/dashboard/${segment}`)).toBe(`/bn/dashboard/${segment}`);
    expect(localPath("bn", PATHS.cart)).toBe("/bn/dashboard/cart");
    expect(readLocalPath("/bnx")).toEqual({ language: "en", path: "/bnx" });
    expect(localPath("bn", "/apiary")).toBe("/bn/apiary");
  });
});
