import { describe, expect, it } from "vitest";
import { securityHeaders } from "@/server/edge/security-headers.mjs";

const HSTS = "Strict-Transport-Security";

describe("securityHeaders", () => {
  it("ask for https for a year where shoppers come by it, and never elsewhere", () => {
    expect(securityHeaders(true)[HSTS]).toBe("max-age=31536000");
    expect(securityHeaders(false)).not.toHaveProperty(HSTS);
  });

  it("are plain text that Node can send", () => {
    for (const value of Object.values(securityHeaders(true))) expect(value).toMatch(/^[\x20-\x7e]+$/);
  });
});
