import { describe, expect, it } from "vitest";
import { detailsPath, loginPath, registerPath } from "@/lib/paths";

describe("paths", () => {
  it("carries the wanted page to login and registration, encoded", () => {
    expect(loginPath("/details/1?a=b&c=#d")).toBe("/login?from=%2Fdetails%2F1%3Fa%3Db%26c%3D%23d");
    expect(registerPath("/dashboard/cart")).toBe("/register?from=%2Fdashboard%2Fcart");
  });

  it.each([undefined, null, ""])("leaves out a wanted page that is %j", (from) => {
    expect(loginPath(from)).toBe("/login");
    expect(registerPath(from)).toBe("/register");
  });

  it("leads to the product's page", () => {
    expect(detailsPath("65f000000000000000000001")).toBe("/details/65f000000000000000000001");
  });
});
