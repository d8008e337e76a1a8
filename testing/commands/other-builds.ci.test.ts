import { expect } from "vitest";
import { commandsIn } from "@/testing/commands/command-tests";
import { SHOP, useProject } from "@/testing/commands/project";
import { close, NOTHING_SET, serve, visit } from "@/testing/commands/serving";
import { useDatabase } from "@/testing/database";

useDatabase();
/** A build without extras, and none: apart from the tests that share the usual build. */
const project = useProject(SHOP, { canBuild: true });
const itRuns = commandsIn(project);

itRuns("NEXT_EXTRAS=off npm run build", async ({ run }) => {
  expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining("Compiled successfully") });
});

itRuns("NEXT_EXTRAS=off npm run serve", async ({ start }) => {
  const shop = await serve(start);
  const { headers } = await visit(shop);
  expect(headers.get("content-security-policy")).toMatch(/script-src[^;]*'unsafe-inline'/);
  expect((await visit(shop, "/api/auth/providers")).html).not.toContain('"google"');
  await shop.says("set TRUSTED_PROXIES to how many proxies there are");
  await close(shop);
});

itRuns("npm run dev", async ({ start }) => {
  const shop = await serve(start, { env: NOTHING_SET });
  await shop.says("Ready in");
  expect((await visit(shop, "/about")).html).toContain("<h1");
  await close(shop);
});
