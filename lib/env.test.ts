import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "@/lib/env";

const COMPLETE = {
  MONGODB_URI: "mongodb://localhost/shop",
  NEXTAUTH_URL: "https://shop.example",
  NEXTAUTH_SECRET: "n".repeat(32),
  JWT_SECRET: "j".repeat(32),
};

function problemsOf(source: Record<string, string | undefined>): string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

describe("parseEnv", () => {
  it("reads a complete environment and fills in the rest", () => {
    expect(parseEnv(COMPLETE)).toMatchObject({ ...COMPLETE, RATE_LIMIT_FACTOR: 1, ADMIN_EMAILS: [] });
  });

  it("names every variable that is missing", () => {
    expect(problemsOf({})).toEqual([
      "MONGODB_URI is missing",
      "NEXTAUTH_URL is missing",
      "NEXTAUTH_SECRET is missing",
      "JWT_SECRET is missing",
    ]);
  });

  it("calls an empty variable missing, once", () => {
    expect(problemsOf({ ...COMPLETE, JWT_SECRET: "" })).toEqual(["JWT_SECRET is missing"]);
  });

  it("takes an empty variable that is not required for one that is not set", () => {
    const names = Object.keys(parseEnv(COMPLETE)).filter((name) => !(name in COMPLETE));
    expect(names).toContain("GOOGLE_ISSUER");
    for (const empty of ["", " "])
      expect(parseEnv({ ...COMPLETE, ...Object.fromEntries(names.map((name) => [name, empty])) })).toEqual(
        parseEnv(COMPLETE),
      );
  });

  it.each([
    ["MONGODB_URI", "postgres://localhost", "MONGODB_URI is not a mongodb:// or mongodb+srv:// address"],
    ["NEXTAUTH_URL", "shop.example", "NEXTAUTH_URL is not an http(s) address"],
    ["NEXTAUTH_URL", "ftp://shop.example", "NEXTAUTH_URL is not an http(s) address"],
    ["NEXTAUTH_SECRET", "n".repeat(31), "NEXTAUTH_SECRET is shorter than 32 bytes"],
    ["JWT_SECRET", `change-me-${"x".repeat(40)}`, "JWT_SECRET is a known default"],
    ["JWT_SECRET", `your-secret-${"x".repeat(40)}`, "JWT_SECRET is a known default"],
    ["RATE_LIMIT_FACTOR", "-1", "RATE_LIMIT_FACTOR is not a number"],
    ["RATE_LIMIT_FACTOR", "many", "RATE_LIMIT_FACTOR is not a number"],
    ["METRICS_PORT", "many", "METRICS_PORT is not a port"],
    ["METRICS_PORT", "0", "METRICS_PORT is not a port from 1 to 65535"],
    ["METRICS_PORT", "65536", "METRICS_PORT is not a port from 1 to 65535"],
    ["METRICS_PORT", process.env.PORT || "3000", "METRICS_PORT is the port of the shop itself"],
  ])("refuses %s=%s", (name, value, problem) => {
    expect(problemsOf({ ...COMPLETE, [name]: value })).toEqual([problem]);
  });

  it("never tells the value of a secret", () => {
    const error = new EnvError(problemsOf({ ...COMPLETE, JWT_SECRET: "hunter2" }));
    expect(error.message).toContain("JWT_SECRET is shorter than 32 bytes");
    expect(error.message).not.toContain("hunter2");
  });

  it("counts the bytes of a secret, not its characters", () => {
    expect(problemsOf({ ...COMPLETE, JWT_SECRET: "ক".repeat(11) })).toEqual([]);
  });

  it("reads admin e-mails as a list", () => {
    const { ADMIN_EMAILS } = parseEnv({ ...COMPLETE, ADMIN_EMAILS: " Boss@Shop.example, ,two@shop.example" });
    expect(ADMIN_EMAILS).toEqual(["boss@shop.example", "two@shop.example"]);
  });
});
