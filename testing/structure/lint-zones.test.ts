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

/** A file of each zone, and an import that the zone forbids. */
const FORBIDDEN = [
  ["next.config.ts", "@/testing/people"],
  ["next.config.ts", "@/app/page"],
  ["next.config.ts", "@/e2e/support/api"],
  ["next.config.ts", "@/studio/fonts/sources"],
  ["next.config.ts", "swiper"],
  ["app/page.tsx", "@/models/user"],
  ["app/page.tsx", "mongodb"],
  ["app/page.tsx", "@/app/layout"],
  ["app/page.tsx", "@/scripts/seed"],
  ["app/page.tsx", "@/tools/bench/main"],
  ["app/page.tsx", "@/studio/fonts/sources"],
  ["app/page.tsx", "@/demo/products"],
  ["app/page.tsx", "@/server/edge/routes.mjs"],
  ["app/page.tsx", "@/testing/people"],
  ["app/page.tsx", "@/e2e/support/api"],
  ["app/page.tsx", "../lib/db"],
  ["app/page.tsx", "react-easy-crop"],
  ["app/api/openapi.json/route.ts", "@/app/page"],
  ["app/api/openapi.json/route.ts", "@/demo/products"],
  ["app/api/openapi.json/route.ts", "@/components/cart/line"],
  ["app/api/openapi.json/route.ts", "@/models/user"],
  ["app/api/openapi.json/route.ts", "@/testing/fire/calls"],
  ["components/cart/line.tsx", "@/lib/cart/queries"],
  ["components/cart/line.tsx", "@/lib/db"],
  ["components/cart/line.tsx", "../../models/user"],
  ["components/cart/line.tsx", "@/models/user"],
  ["components/cart/line.tsx", "sweetalert2"],
  ["components/cart/line.tsx", "@/demo/products"],
  ["components/ui/button.tsx", "@/components/cart/line"],
  ["components/ui/button.tsx", "@/lib/cart/rules"],
  ["components/ui/button.tsx", "mongoose"],
  ["components/ui/button.tsx", "@/tools/bench/main"],
  ["lib/cart/queries.ts", "@/components/cart/line"],
  ["lib/cart/queries.ts", "@/app/page"],
  ["lib/cart/queries.ts", "@/testing/database"],
  ["lib/cart/queries.ts", "@/tools/bench/main"],
  ["lib/cart/queries.ts", "@/studio/fonts/sources"],
  ["lib/cart/queries.ts", "@/demo/products"],
  ["lib/cart/queries.ts", "@/scripts/run-with-db"],
  ["lib/cart/queries.ts", "@/server/edge/routes.mjs"],
  ["lib/cart/queries.ts", "../../scripts/run-with-db"],
  ["lib/cart/queries.ts", "swiper/react"],
  ["lib/cart/api.ts", "@/lib/cart/queries"],
  ["lib/cart/api.ts", "./add-to-cart"],
  ["lib/cart/api.ts", "@/demo/products"],
  ["lib/cart/api.ts", "@/components/cart/line"],
  ["lib/cart/count.ts", "@/lib/cart/queries"],
  ["lib/cart/rules.ts", "mongoose"],
  ["lib/cart/schema.ts", "@/lib/env"],
  ["lib/cart/constants.ts", "@/lib/cart/rules"],
  ["lib/cart/constants.ts", "zod"],
  ["lib/cart/constants.ts", "./rules"],
  ["middleware.ts", "@/demo/products"],
  ["models/user.ts", "@/lib/env"],
  ["models/user.ts", "@/lib/users/queries"],
  ["models/user.ts", "@/components/cart/line"],
  ["models/user.ts", "@/demo/products"],
  ["models/user.ts", "@/tools/bench/main"],
  ["models/user.ts", "zod"],
  ["models/user.ts", "mongodb"],
  ["models/user.ts", "node:crypto"],
  ["models/user.ts", "../lib/users/rules"],
  ["server/edge/routes.mjs", "../../scripts/launcher/paths.mjs"],
  ["server/edge/routes.mjs", "@/app/page"],
  ["server/edge/routes.mjs", "../../tools/bench/bundles.mjs"],
  ["server/edge/routes.mjs", "../../testing/people"],
  ["scripts/seed.ts", "@/components/cart/line"],
  ["scripts/seed.ts", "@/testing/people"],
  ["scripts/seed.ts", "@/tools/stress/main"],
  ["scripts/seed.ts", "@/studio/fonts/sources"],
  ["scripts/seed.ts", "@/app/page"],
  ["scripts/start.mjs", "../tools/stress/run.mjs"],
  ["scripts/start.mjs", "../studio/film/stage.mjs"],
  ["scripts/launcher/build.mjs", "../../tools/bench/run.mjs"],
  ["scripts/launcher/build.mjs", "../../testing/people"],
  ["demo/products.ts", "@/scripts/seed"],
  ["demo/products.ts", "@/studio/pictures/shots"],
  ["demo/products.ts", "@/tools/bench/main"],
  ["studio/fonts/subset.ts", "@/tools/bench/main"],
  ["studio/fonts/subset.ts", "@/components/cart/line"],
  ["tools/bench/main.ts", "@/testing/people"],
  ["tools/bench/main.ts", "@/studio/fonts/sources"],
  ["tools/bench/main.ts", "@/app/page"],
  ["tools/bench/run.mjs", "../../testing/people"],
  ["tools/bench/run.mjs", "../../studio/film/stage.mjs"],
  ["tools/stress/main.ts", "@/components/cart/line"],
  ["tools/stress/main.ts", "@/studio/fonts/sources"],
  ["tools/stress/main.ts", "@/e2e/support/api"],
  ["lib/cart/queries.test.ts", "@/studio/fonts/sources"],
  ["testing/people.ts", "@/studio/fonts/sources"],
  ["e2e/support/api.ts", "../../studio/fonts/sources"],
] as const;

const ALLOWED = [
  ["app/page.tsx", "@/components/cart/line"],
  ["app/api/openapi.json/route.ts", "@/app/api/cart/route"],
  ["components/cart/line.tsx", "@/lib/cart/rules"],
  ["components/cart/line.tsx", "@/lib/cart/count"],
  ["components/cart/line.tsx", "@/lib/paths"],
  ["components/ui/alert.ts", "sweetalert2"],
  ["components/ui/alert.ts", "@/components/ui/button"],
  ["lib/cart/api.ts", "@/lib/http/client"],
  ["lib/cart/queries.ts", "@/models/user"],
  ["models/user.ts", "mongoose"],
  ["models/user.ts", "@/lib/users/constants"],
  ["models/user.ts", "@/lib/catalog"],
  ["models/user.ts", "@/models/session"],
  ["server/edge/routes.mjs", "../../lib/process-state.mjs"],
  ["server/edge/routes.mjs", "../next/page-data.mjs"],
  ["scripts/seed.ts", "@/demo/products"],
  ["scripts/seed.ts", "@/lib/db"],
  ["studio/fonts/subset.ts", "@/demo/products"],
  ["tools/stress/main.ts", "@/testing/people"],
  ["lib/cart/queries.test.ts", "@/testing/people"],
  ["e2e/support/api.ts", "../../testing/people"],
] as const;

/** Each import that the linter refuses, with its file. */
const refused = new Set<string>();

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "lint-zones-"));
  try {
    await copyFile(join(ROOT, CONFIG), join(folder, CONFIG));
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
