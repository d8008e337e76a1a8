import { expect, it } from "vitest";
import * as z from "zod";
import { isProtected, refusalName, refusalsByStatus, refusalsOf } from "@/lib/rest/refusals";
import type { DeclaredCall } from "@/lib/rest/route";

const SOMETHING = z.object({});
const ANY_CALL = [
  "BAD_REQUEST",
  "HEADERS_TOO_LARGE",
  "INTERNAL",
  "OVERLOADED",
  "TIMEOUT",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
];

const call = (declared: Partial<DeclaredCall>): DeclaredCall => ({
  auth: "anybody",
  summary: "Does what it does",
  ...declared,
});
/** What it can refuse with beside what any call can. */
const ownOf = (declared: Partial<DeclaredCall>): string[] =>
  [...refusalsOf(call(declared))].filter((code) => !ANY_CALL.includes(code)).toSorted();

it("gives every call what can come before it and in an outage", () => {
  expect([...refusalsOf(call({}))].toSorted()).toEqual(ANY_CALL);
});

it.each([
  ["a guard of its own", { auth: async () => null }, []],
  ["an account", { auth: "customer" as const }, ["NOT_SIGNED_IN"]],
  ["a role", { auth: "admin" as const }, ["FORBIDDEN", "NOT_SIGNED_IN"]],
  ["params", { params: SOMETHING }, ["INVALID_FIELDS"]],
  ["a query", { query: SOMETHING }, ["INVALID_FIELDS"]],
  ["a body", { body: SOMETHING }, ["BODY_TOO_LARGE", "INVALID_FIELDS", "NOT_JSON"]],
  ["codes of its own", { errors: ["NOT_FOUND" as const] }, ["NOT_FOUND"]],
])("adds what %s can be refused with", (_what, declared, codes) => {
  expect(ownOf(declared)).toEqual(codes);
});

it("calls those protected that need an account", () => {
  expect(isProtected(call({ auth: "customer" }))).toBe(true);
  expect(isProtected(call({ auth: "visitorOrCustomer" }))).toBe(false);
  expect(isProtected(call({ auth: async () => null }))).toBe(false);
});

it("groups by status, and leaves to the default what every call has", () => {
  expect(Object.fromEntries(refusalsByStatus(call({})))).toEqual({ default: ANY_CALL });
  const groups = Object.fromEntries(refusalsByStatus(call({ auth: "admin", body: SOMETHING })));
  expect(groups).toEqual({
    400: ["BAD_REQUEST", "INVALID_FIELDS"],
    401: ["NOT_SIGNED_IN"],
    403: ["FORBIDDEN"],
    413: ["BODY_TOO_LARGE"],
    415: ["NOT_JSON"],
    default: ANY_CALL.filter((code) => code !== "BAD_REQUEST"),
  });
});

it.each([
  [["BAD_REQUEST", "INVALID_FIELDS"], "Invalid"],
  [["NOT_SIGNED_IN"], "SignIn"],
  [["NOT_FOUND"], "NOT_FOUND"],
  [["NOT_FOUND", "PARCEL_STATE"], "NOT_FOUND.PARCEL_STATE"],
  [ANY_CALL, "any"],
  [ANY_CALL.filter((code) => code !== "BAD_REQUEST"), "other"],
  [ANY_CALL.filter((code) => code !== "TIMEOUT"), "any.no_TIMEOUT"],
  [
    ANY_CALL.filter((code) => !["TIMEOUT", "INTERNAL", "OVERLOADED"].includes(code)),
    "any.no_TIMEOUT.no_INTERNAL.no_OVERLOADED",
  ],
  [["BAD_REQUEST", "TIMEOUT"], "BAD_REQUEST.TIMEOUT"],
])("names %j %s", (codes, name) => {
  expect(refusalName(codes as Parameters<typeof refusalName>[0])).toBe(name);
});

it("tells larger groups that begin alike apart", () => {
  const one = refusalName(["NOT_FOUND", "PARCEL_STATE", "RETURN_STATE"]);
  const other = refusalName(["NOT_FOUND", "PARCEL_STATE", "RETURN_WINDOW"]);
  expect(one).toMatch(/^NOT_FOUND\.[\da-f]{4}$/);
  expect(other).toMatch(/^NOT_FOUND\.[\da-f]{4}$/);
  expect(one).not.toBe(other);
});
