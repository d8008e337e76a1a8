import { describe, expect, it } from "vitest";
import { WEAK_PASSWORD_MESSAGE } from "@/lib/accounts/passwords/rules";
import {
  checkRegistration,
  createUserSchema,
  emailSchema,
  personNameSchema,
} from "@/lib/accounts/users/schema";

describe("emailSchema", () => {
  it.each([
    ["rahim@example.com", "rahim@example.com"],
    ["  Rahim.Uddin+shop@EXAMPLE.com\n", "rahim.uddin+shop@example.com"],
    ["rahim\u0000@example.com", "rahim@example.com"],
    ["\u202erahim@example.com", "rahim@example.com"],
    ["\u212aarim@example.com", "karim@example.com"],
  ])("makes %j one account", (input, email) => {
    expect(emailSchema.parse(input)).toBe(email);
  });

  it.each([
    "",
    "rahim",
    "rahim@",
    "@example.com",
    "rahim@example",
    "ra him@example.com",
    "rahim@exa mple.com",
    "a@b.com,c@d.com",
    "rahim@example.com>",
    `${"a".repeat(250)}@example.com`,
    { $gt: "" },
    ["rahim@example.com"],
    null,
    undefined,
    5,
  ])("refuses %j", (input) => {
    expect(emailSchema.safeParse(input).success).toBe(false);
  });
});

describe("personNameSchema", () => {
  it.each([
    ["  Rahim   Uddin ", "Rahim Uddin"],
    ["রহিম উদ্দিন", "রহিম উদ্দিন"],
    ["<img src=x>", "<img src=x>"],
  ])("reads %j", (input, name) => {
    expect(personNameSchema.parse(input)).toBe(name);
  });

  it.each(["", "  ", "\u202e\u0000", "x".repeat(101), null, 5])("refuses %j", (input) => {
    expect(personNameSchema.safeParse(input).success).toBe(false);
  });
});

describe("createUserSchema", () => {
  it("never lets a role, an id or a hash in", () => {
    const input = {
      name: "Rahim",
      email: "rahim@example.com",
      role: "admin",
      _id: "65f000000000000000000001",
      passwordHash: "x",
      sessionVersion: 7,
    };
    expect(createUserSchema.parse(input)).toEqual({ name: "Rahim", email: "rahim@example.com" });
  });

  it.each(["short1", "allletters", { $ne: "" }, "", null])("refuses the password %j", (password) => {
    const parsed = createUserSchema.safeParse({ name: "Rahim", email: "rahim@example.com", password });
    expect(parsed.success).toBe(false);
  });
});

describe("checkRegistration", () => {
  it("requires a password and says so in the contract's words", () => {
    const draft = { name: "Rahim", email: "rahim@example.com", password: "weak" };
    expect(checkRegistration(draft)).toEqual({
      registration: null,
      errors: { password: WEAK_PASSWORD_MESSAGE },
    });
  });

  it("hands over a registration that is filled in correctly", () => {
    const draft = { name: " Rahim ", email: "Rahim@Example.com", password: "jeans4men" };
    expect(checkRegistration(draft)).toEqual({
      registration: { name: "Rahim", email: "rahim@example.com", password: "jeans4men" },
      errors: {},
    });
  });
});
