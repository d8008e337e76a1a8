import { describe, expect, it } from "vitest";
import { contentPolicy, securityHeaders } from "@/server/edge/security-headers.mjs";

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
