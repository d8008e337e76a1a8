import { execFile } from "node:child_process";
import { appendFile, copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, "../..");
const CONFIG = "oxlint.config.ts";
/** The file that the linter's settings read. */
const LISTS = "tools/structure/lib-of-browser.ts";

/** What files of each zone may not import: rooms of the house, `..` for paths across folders, and libraries. */
const CLOSED = {
  "next.config.ts": "app e2e testing .. swiper",
  "app/page.tsx": "demo e2e models scripts server testing tools .. mongoose mongodb swiper",
  "app/api/openapi.json/route.ts": "app components demo models scripts server testing tools mongoose mongodb",
  "components/cart/line.tsx":
    "app demo e2e models scripts server testing tools .. mongoose mongodb sweetalert2 react-easy-crop",
  "components/ui/button.tsx":
    "app components demo e2e models scripts server testing tools .. mongoose mongodb",
  "lib/orders/cart/queries.ts": "app components demo e2e scripts server testing tools .. swiper/react",
  "lib/orders/cart/rules.ts":
    "app components demo e2e models scripts server testing tools .. mongoose mongodb server-only node:fs ./queries sweetalert2",
  "middleware.ts": "app components demo e2e scripts server testing tools",
  "lib/orders/cart/constants.ts": "lib models zod ./rules",
  "lib/orders/lifecycle.ts": "lib models zod ./rules",
  "lib/catalogue/products/fields.ts": "lib models zod ./rules",
  "models/user.ts":
    "app components demo e2e scripts server testing tools .. mongodb zod node:crypto server-only",
  "server/edge/routes.mjs": "app components demo e2e models scripts testing tools",
  "scripts/seed.ts": "app components e2e testing tools .. sweetalert2",
  "scripts/start.mjs": "app components e2e testing tools",
  "demo/products.ts": "app components e2e scripts server testing tools ..",
  "tools/bench/main.ts": "app components e2e testing .. sweetalert2",
  "tools/bench/run.mjs": "app components e2e testing",
  "tools/stress/main.ts": "app components e2e .. sweetalert2",
};

const ROOMS = ["app", "components", "demo", "e2e", "lib", "models", "scripts", "server", "testing", "tools"];

const toImport = (name: string): string => {
  if (name === "..") return "../cart/line";
  return ROOMS.includes(name) ? `@/${name}/cart/line` : name;
};

/** A file of each zone, and an import that the zone forbids. */
const FORBIDDEN: [string, string][] = [
  ...Object.entries(CLOSED).flatMap(([file, names]) =>
    names.split(" ").map((name): [string, string] => [file, toImport(name)]),
  ),
  ["components/cart/line.tsx", "@/lib/orders/cart/queries"],
  ["components/cart/line.tsx", "@/lib/platform/database/db"],
  ["components/ui/button.tsx", "@/lib/orders/cart/rules"],
  ["lib/orders/cart/api.ts", "@/lib/orders/cart/queries"],
  ["lib/orders/cart/count.ts", "@/lib/orders/cart/queries"],
  ["lib/orders/cart/schema.ts", "@/lib/env"],
  ["models/user.ts", "@/lib/env"],
  ["models/user.ts", "@/lib/accounts/users/queries"],
  ["models/user.ts", "@/lib/accounts/users/rules"],
  ["models/order.ts", "@/lib/orders/lifecycle/rules"],
  ["server/edge/routes.mjs", "../../scripts/launcher/paths.mjs"],
  ["scripts/start.mjs", "../tools/stress/run.mjs"],
  ["scripts/launcher/build.mjs", "../../tools/bench/run.mjs"],
];

const ALLOWED: [string, string][] = [
  ["app/page.tsx", "@/components/cart/line"],
  ["app/api/openapi.json/route.ts", "@/app/api/cart/route"],
  ["components/cart/line.tsx", "@/lib/orders/cart/rules"],
  ["components/cart/line.tsx", "@/lib/orders/cart/count"],
  ["components/cart/line.tsx", "@/lib/paths"],
  ["components/ui/alert.ts", "sweetalert2"],
  ["components/ui/alert.ts", "@/components/ui/button"],
  ["lib/orders/cart/api.ts", "@/lib/platform/http/client"],
  ["components/cart/line.tsx", "@/lib/orders/cart/constants"],
  ["lib/orders/cart/rules.ts", "@/lib/orders/cart/constants"],
  ["lib/orders/cart/queries.ts", "@/models/user"],
  ["models/user.ts", "mongoose"],
  ["models/user.ts", "@/lib/accounts/users/constants"],
  ["models/user.ts", "@/lib/categories"],
  ["models/order.ts", "@/lib/orders/lifecycle"],
  ["models/product.ts", "@/lib/catalogue/products/fields"],
  ["models/user.ts", "@/models/session"],
  ["server/edge/routes.mjs", "../../lib/platform/process-state.mjs"],
  ["server/edge/routes.mjs", "../next/page-data.mjs"],
  ["scripts/seed.ts", "@/demo/products"],
  ["scripts/seed.ts", "@/lib/platform/database/db"],
  ["tools/stress/main.ts", "@/testing/people"],
  ["lib/orders/cart/queries.test.ts", "@/testing/people"],
  ["e2e/support/api.ts", "../../testing/people"],
];

/** Each import that the linter refuses, with its file. */
const refused = new Set<string>();

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "lint-zones-"));
  try {
    for (const file of [CONFIG, LISTS]) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await copyFile(join(ROOT, file), join(folder, file));
    }
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    for (const [index, [file, imported]] of [...FORBIDDEN, ...ALLOWED].entries()) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await appendFile(join(folder, file), `export { thing as thing${index} } from "${imported}";\n`);
    }
    for (const { code, message, filename } of await lint(folder))
      if (code === "eslint(no-restricted-imports)") refused.add(`${filename} ${message.split("'")[1]}`);
  } finally {
    await rm(folder, { recursive: true });
  }
});

interface Diagnostic {
  code: string;
  message: string;
  filename: string;
}

async function lint(folder: string): Promise<Diagnostic[]> {
  const loader = pathToFileURL(join(ROOT, "node_modules/tsx/dist/loader.mjs"));
  const { stdout } = await run(join(ROOT, "node_modules/.bin/oxlint"), [".", "--format=json"], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: `--import=${loader.href}` },
    maxBuffer: Infinity,
  }).catch((error: { stdout: string }) => error);
  return JSON.parse(stdout).diagnostics;
}

it.each(FORBIDDEN)("%s may not import %s", (file, imported) => {
  expect([...refused]).toContain(`${file} ${imported}`);
});

it.each(ALLOWED)("%s may import %s", (file, imported) => {
  expect([...refused]).not.toContain(`${file} ${imported}`);
});
