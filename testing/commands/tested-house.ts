import { execFileSync } from "node:child_process";
import { beforeAll } from "vitest";
import { type Project, writeInto } from "@/testing/commands/project";
import { priceTest, SETTINGS, useSmallHouse } from "@/testing/commands/small-house";

/** With these files the project runs its tests as we run ours. */
export const TESTING = [
  ...SETTINGS,
  "playwright.config.ts",
  "scripts/test-e2e.mjs",
  "scripts/test.mjs",
  "tools/stress/run.mjs",
];

const SERVER = `// @ts-check
import { createServer } from "node:http";

createServer((_request, response) => {
  response.setHeader("Content-Type", "text/html");
  response.end("<p>Open</p>");
}).listen(Number(process.env.PORT));
`;

const STRESS = `import { writeFileSync } from "node:fs";

writeFileSync(process.argv.at(-1) ?? "", JSON.stringify({ passed: 1, failed: 0, failures: [] }));
`;

const API_SPEC = `import { expect, test } from "@playwright/test";

test("answers @every-browser", async ({ request }) => {
  expect((await request.get("/")).status()).toBe(200);
});
`;

const PAGE_SPEC = `import { expect, test } from "@playwright/test";

test("shows that it is open @every-browser", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("Open")).toBeVisible();
});
`;

/** In two parts, so that the command does not take this file for a test that reads the day. */
const READ = ["get", "Date"].join("");
/** A module that returns the day of the month in the server's time zone. */
export const DAY = `export const today = (): number => new Date().${READ}();
`;

const DAY_TEST = `import { expect, it } from "vitest";
import { today } from "@/lib/today";

it("has a day", () => expect(today()).toBeGreaterThan(0));
`;

/** Runs where all tests do. */
const NODE_TEST = `import { expect, it } from "vitest";

it("runs on the recommended Node", () =>
  expect(Number.parseInt(process.versions.node, 10)).toBeGreaterThanOrEqual(24));
`;

/** A short part of the tests runs on another Node too: these folders have some. */
const ON_OLDEST_NODE = ["server", "scripts/launcher", "lib/platform/http", "lib/accounts/auth"];

const FILES = {
  "server/main.mjs": SERVER,
  "scripts/prepare.ts": "process.exitCode = 0;\n",
  "tools/stress/main.ts": STRESS,
  "e2e/support/loopback-setup.ts": "export default function setUp(): void {}\n",
  "e2e/api/open.spec.ts": API_SPEC,
  "e2e/pages/open.spec.ts": PAGE_SPEC,
  "lib/price-of.test.ts": priceTest(1_250),
  "lib/node.ci.test.ts": NODE_TEST,
  "testing/commands/price.ci.test.ts": priceTest(1_250),
  "lib/today.ts": DAY,
  "lib/today.test.ts": DAY_TEST,
  ...Object.fromEntries(ON_OLDEST_NODE.map((folder) => [`${folder}/price.test.ts`, priceTest(1_250)])),
};

/** The small project with a test of each kind and a server of one page, all committed. */
export function useTestedHouse(project: Project): void {
  useSmallHouse(project);
  beforeAll(async () => {
    for (const [path, content] of Object.entries(FILES)) await writeInto(project, path, content);
    const git = (...args: string[]) => execFileSync("git", args, { cwd: project.root, stdio: "ignore" });
    git("init", "-b", "main");
    git("add", ".");
    git("-c", "user.name=Shop", "-c", "user.email=shop@tejgaon.example", "commit", "-m", "Open");
  });
}
