import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync, type Statement } from "oxc-parser";
import { expect, it } from "vitest";
import { ADMIN_SEGMENTS } from "@/lib/paths";
import { DASHBOARD_GUARDS, listDashboardPages } from "@/testing/dashboard-pages";

const ROOT = resolve(import.meta.dirname, "../..");
const pages = listDashboardPages(ROOT);

/** The function that the file's component awaits before it does anything else. */
function findGuard(file: string): string | null {
  const { program } = parseSync(file, readFileSync(join(ROOT, "app/(en)/dashboard", file), "utf8"));
  const exported = program.body.find((node) => node.type === "ExportDefaultDeclaration")?.declaration;
  if (exported?.type !== "FunctionDeclaration") return null;
  return awaitedCall(exported.body?.body[0]);
}

function awaitedCall(first: Statement | undefined): string | null {
  const awaited = first?.type === "VariableDeclaration" ? first.declarations[0]?.init : expressionOf(first);
  if (awaited?.type !== "AwaitExpression" || awaited.argument.type !== "CallExpression") return null;
  const { callee } = awaited.argument;
  return callee.type === "Identifier" ? callee.name : null;
}

const expressionOf = (statement: Statement | undefined) =>
  statement?.type === "ExpressionStatement" ? statement.expression : null;

it.each(pages)("app/(en)/dashboard/$file asks who is there before it does anything", ({ file, group }) => {
  expect(findGuard(file)).toBe(DASHBOARD_GUARDS[group]);
});

it.each(Object.entries(DASHBOARD_GUARDS))("so does the layout of %s", (group, guard) => {
  expect(findGuard(`${group}/layout.tsx`)).toBe(guard);
});

it("asks at any other address too", () => {
  expect(findGuard("[...rest]/page.tsx")).toBe("requireUser");
});

it("names the first part of each page of admins and staff for the middleware, which sends visitors home from there", () => {
  const segments = pages.filter(({ group }) => group !== "(account)").map(({ route }) => route.split("/")[0]);
  expect(new Set(segments)).toEqual(new Set(ADMIN_SEGMENTS));
});
