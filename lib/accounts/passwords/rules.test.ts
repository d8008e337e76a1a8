import { describe, expect, it } from "vitest";
import {
  findWeakness,
  keepLettersAndDigits,
  passwordProblem,
  WEAK_PASSWORD_MESSAGE,
} from "@/lib/accounts/passwords/rules";

describe("passwordProblem", () => {
  it.each(["jeans4men", "A1B2C3D4", "x2345678", `${"a".repeat(127)}1`])("lets %s through", (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  });

  it.each([
    ["seven characters", "jeans4m"],
    ["letters only", "jeansformen"],
    ["digits only", "2938475610"],
    ["a sign", "jeans4men!"],
    ["a space", "jeans 4men"],
    ["a line break at the end", "jeans4men\n"],
    ["an accent", "jéans4men"],
    ["Bengali digits", "jeansman১২"],
    ["nothing", ""],
  ])("refuses %s", (_, password) => {
    expect(passwordProblem(password)).toBe(WEAK_PASSWORD_MESSAGE);
  });

  it.each([
    ["129 characters", `${"a".repeat(128)}1`, "Please keep the password to 128 characters."],
    ["one of the commonest", "password123", /first that strangers try/],
    ["one of the commonest in capitals", "PassWord123", /first that strangers try/],
  ])("refuses %s with what is true of it", (_, password, message) => {
    expect(passwordProblem(password)).toMatch(message);
  });

  it("is told in the contract's words", () => {
    expect(WEAK_PASSWORD_MESSAGE).toBe(
      "Password must be at least 8 characters long and include both letters and numbers",
    );
  });
});

const NOTHING = { others: [], missing: 0, lacksLetter: false, lacksDigit: false };

describe("findWeakness", () => {
  it.each([
    ["a sign", "jeans4men#", { others: ["#"] }],
    ["each other character once", "ab-cd ef-gh 12", { others: ["-", " "] }],
    ["what is missing without the others", "ab-1", { others: ["-"], missing: 5 }],
    ["no digit", "jeansformen", { lacksDigit: true }],
    ["no letter, though it has Bengali ones", "2938475610ক", { others: ["ক"], lacksLetter: true }],
  ])("names %s", (_, password, weakness) => {
    expect(findWeakness(password)).toEqual({ ...NOTHING, ...weakness });
  });
});

describe("keepLettersAndDigits", () => {
  it.each(["hofxu5-wekbev-kyRgas", "Xk4_mP9:abCd-EF", "jeans 4men!"])(
    "makes %s a good password",
    (password) => {
      expect(passwordProblem(password)).toBe(WEAK_PASSWORD_MESSAGE);
      expect(passwordProblem(keepLettersAndDigits(password))).toBeUndefined();
    },
  );
});
