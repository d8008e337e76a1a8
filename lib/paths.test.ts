import { describe, expect, it } from "vitest";
import { categoryPath, detailsPath, loginPath, readLaterPage, registerPath } from "@/lib/paths";

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

  it("leads to the first page of a category by the contract's address, to the others by number", () => {
    expect(categoryPath("caps")).toBe("/caps");
    expect(categoryPath("caps", 1)).toBe("/caps");
    expect(categoryPath("caps", 2)).toBe("/caps/2");
  });

  it.each([
    ["2", 2],
    ["10", 10],
    ["999", 999],
  ])("reads %j as the page %j", (text, page) => {
    expect(readLaterPage(text)).toBe(page);
  });

  it.each(["0", "1", "01", "02", "1000", "2.0", "-2", "+2", "2 ", "2\n", "x", "", "2x", "1e2", "২"])(
    "reads %j as no page",
    (text) => {
      expect(readLaterPage(text)).toBeNull();
    },
  );
});
