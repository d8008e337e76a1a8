import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./paths.mjs";
import {
  describeFailure,
  listPlaywrightTests,
  listVitestFailures,
  type PlaywrightReport,
  type VitestReport,
} from "./test-failures.mjs";

it("names a failed unit test, a skipped one, and a file that could not be loaded", () => {
  const testResults = [
    {
      name: join(ROOT, "lib/orders/cart/rules.test.ts"),
      status: "failed",
      assertionResults: [
        { fullName: "the cart adds up", status: "failed", failureMessages: ["expected 2 to be 3"] },
        { fullName: "the cart is empty", status: "skipped", failureMessages: [] },
        { fullName: "the cart is there", status: "passed", failureMessages: [] },
      ],
    },
    {
      name: join(ROOT, "lib/platform/database/db.test.ts"),
      status: "failed",
      message: "no export",
      assertionResults: [],
    },
  ];
  expect(listVitestFailures({ testResults } as unknown as VitestReport)).toEqual([
    { test: "lib/orders/cart/rules.test.ts › the cart adds up", error: "expected 2 to be 3" },
    { test: "lib/orders/cart/rules.test.ts › the cart is empty", error: "skipped" },
    { test: "lib/platform/database/db.test.ts", error: "no export" },
  ]);
});

it("names a failed browser test with its project and the groups around it", () => {
  const failed = {
    projectName: "phone",
    status: "unexpected",
    results: [{ errors: [{ message: "no button" }] }],
  };
  const passed = { projectName: "desktop", status: "expected", results: [{ errors: [] }] };
  const spec = { title: "can be declined", file: "pages/a.spec.ts", line: 7, tests: [failed, passed] };
  const group = { title: "the question", specs: [spec] };
  const report = { errors: [], suites: [{ title: "pages/a.spec.ts", specs: [], suites: [group] }] };
  expect(
    listPlaywrightTests(report as unknown as PlaywrightReport, (status) => status !== "expected"),
  ).toEqual([{ test: "e2e/pages/a.spec.ts:7 [phone] › the question › can be declined", error: "no button" }]);
});

it("shows the first lines of an error, without its colours", () => {
  const error = `\u001b[31mexpected\u001b[39m\n\n${Array.from({ length: 20 }, (_, line) => `line ${line}`).join("\n")}`;
  expect(describeFailure({ test: "a test", error }).split("\n")).toEqual([
    "a test",
    "    expected",
    ...[0, 1, 2, 3, 4].map((line) => `    line ${line}`),
  ]);
});
