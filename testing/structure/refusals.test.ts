import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { refusalsOf } from "@/lib/rest/refusals";
import type { DeclaredCall } from "@/lib/rest/route";
import { API, importRoute, ROUTES } from "@/testing/fire/next-route";
import { ThrownCodes } from "@/testing/structure/thrown-codes";
import { isTest, listSources } from "@/tools/structure/import-graph";

const ROOT = resolve(API, "../..");
const thrown = new ThrownCodes(ROOT, new Set(listSources(ROOT).filter((file) => !isTest(file))));

/** Codes that the code below a handler mentions, but that the handler can never throw. */
const NEVER: Record<string, string[]> = {
  // A new product has no counts that could have changed meanwhile.
  "POST products": ["STALE_VERSION", "STOCK_BY_OPTION"],
  // An order that is already decided was agreed before.
  "POST orders/byStaff": ["ORDER_NOT_PENDING"],
  // An exchange has no code.
  "POST orders/[id]/returns/[returnId]/exchange": [
    "COUPON_ENDED",
    "COUPON_NOT_FOR_THIS",
    "COUPON_UNKNOWN",
    "COUPON_USED_UP",
  ],
  // The answer reports it instead.
  "GET orders/limits": ["TOO_MANY_PIECES"],
  // Each row reports its own refusal.
  "POST imports/[kind]": ["STALE_VERSION", "STOCK_BY_OPTION"],
  "POST imports/[kind]/[id]/apply": ["NAME_TAKEN", "OUT_OF_STOCK", "STOCK_BY_OPTION"],
  "POST imports/[kind]/[id]/undo": ["NAME_TAKEN", "OUT_OF_STOCK", "STOCK_BY_OPTION"],
  "POST stockIns": ["NAME_TAKEN", "OUT_OF_STOCK", "STOCK_BY_OPTION"],
  "POST products/bulk": ["NAME_TAKEN", "OUT_OF_STOCK", "STOCK_BY_OPTION"],
  "POST products/bulk/[id]/undo": ["NAME_TAKEN", "OUT_OF_STOCK", "STOCK_BY_OPTION"],
};

const declaredOf = (handler: unknown): DeclaredCall | undefined =>
  typeof handler === "function" && "declared" in handler ? (handler.declared as DeclaredCall) : undefined;

const calls = (
  await Promise.all(
    // It describes the other calls, and mentions their codes.
    ROUTES.filter((route) => route !== "openapi.json").map(async (route) =>
      Object.entries(await importRoute(route)).flatMap(([method, handler]) => {
        const call = declaredOf(handler);
        return call ? [{ name: `${method} ${route}`, route, method, call }] : [];
      }),
    ),
  )
).flat();

describe.each(calls)("$name", ({ name, route, method, call }) => {
  const given = thrown.ofRoute(`app/api/${route}/route.ts`, method);
  const never = (NEVER[name] ?? []).filter((code) => given.delete(code));

  it("mentions what it is said never to come to", () => {
    expect(never).toEqual(NEVER[name] ?? []);
  });

  it("declares every code that it can refuse with", () => {
    const declared = refusalsOf(call);
    expect([...given].filter((code) => !new Set<string>(declared).has(code))).toEqual([]);
  });

  it("declares none in vain", () => {
    const told = refusalsOf({ ...call, errors: [] });
    expect((call.errors ?? []).filter((code) => !given.has(code) || told.has(code))).toEqual([]);
  });
});
