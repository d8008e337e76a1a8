import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, "../..");

/** A file of each zone, and an import that the zone forbids. */
const FORBIDDEN = [
  ["app/page.tsx", "@/models/user"],
  ["app/page.tsx", "@/scripts/seed"],
  ["components/cart/line.tsx", "@/lib/cart/queries"],
  ["components/cart/line.tsx", "@/lib/db"],
  ["components/cart/line.tsx", "../../models/user"],
  ["components/cart/line.tsx", "sweetalert2"],
  ["components/ui/button.tsx", "@/components/cart/line"],
  ["components/ui/button.tsx", "@/lib/cart/rules"],
  ["lib/cart/queries.ts", "@/components/cart/line"],
  ["lib/cart/queries.ts", "@/app/page"],
  ["lib/cart/queries.ts", "@/testing/database"],
  ["lib/cart/api.ts", "@/lib/cart/queries"],
  ["lib/cart/api.ts", "./add-to-cart"],
  ["lib/cart/count.ts", "@/lib/cart/queries"],
  ["lib/cart/rules.ts", "mongoose"],
  ["lib/cart/schema.ts", "@/lib/env"],
  ["models/user.ts", "@/lib/env"],
  ["models/user.ts", "@/lib/users/queries"],
  ["models/user.ts", "@/lib/users/rules"],
  ["models/user.ts", "mongodb"],
  ["models/user.ts", "zod"],
  ["lib/users/constants.ts", "@/lib/site"],
  ["lib/users/constants.ts", "zod"],
  ["scripts/seed.ts", "@/components/cart/line"],
  ["scripts/seed.ts", "@/testing/people"],
  ["tools/stress/main.ts", "@/components/cart/line"],
] as const;

const ALLOWED = [
  ["app/page.tsx", "@/components/cart/line"],
  ["components/cart/line.tsx", "@/lib/cart/rules"],
  ["components/cart/line.tsx", "@/lib/cart/count"],
  ["components/ui/alert.ts", "sweetalert2"],
  ["lib/cart/api.ts", "@/lib/http/client"],
  ["components/cart/line.tsx", "@/lib/cart/constants"],
  ["lib/cart/rules.ts", "@/lib/cart/constants"],
  ["models/user.ts", "@/lib/users/constants"],
  ["models/user.ts", "@/models/session"],
  ["tools/stress/main.ts", "@/testing/people"],
] as const;

async function lint(file: string, imported: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lint-zones-"));
  try {
    await copyFile(join(ROOT, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `import { thing } from "${imported}";\nthing();\n`);
    const { stdout } = await run(join(ROOT, "node_modules/.bin/oxlint"), ["."], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it.each(FORBIDDEN)("%s may not import %s", async (file, imported) => {
  expect(await lint(file, imported)).toContain(`'${imported}' import is restricted`);
});

it.each(ALLOWED)("%s may import %s", async (file, imported) => {
  expect(await lint(file, imported)).not.toContain("is restricted");
});
