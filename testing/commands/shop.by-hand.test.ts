import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { DEMO_PRODUCTS } from "@/demo/products";
import { Product } from "@/models/product";
import { commandsIn } from "@/testing/commands/command-tests";
import { SHOP, useProject } from "@/testing/commands/project";
import { close, serve, visit } from "@/testing/commands/serving";
import { useDatabase } from "@/testing/database";

useDatabase();
const project = useProject(SHOP, { canBuild: true });
const itRuns = commandsIn(project);

/** What a person's shell has set: nothing. */
const NOTHING_SET = { MONGODB_URI: "", NEXTAUTH_URL: "", LOG_REQUESTS: "" };
const { LOG_REQUESTS: _, ...NOTHING_ELSE } = NOTHING_SET;
const [DEMO_PRODUCT] = DEMO_PRODUCTS;

const isBuilt = () => existsSync(join(project.root, ".next/BUILD_ID"));

itRuns("npm run serve", async ({ run }) => {
  expect(await run()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There is no build yet. Make it first: npm run build"),
  });
  expect(await run({ env: { NEXTAUTH_SECRET: "", JWT_SECRET: "short" } })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("  NEXTAUTH_SECRET is missing\n  JWT_SECRET is shorter than 32 bytes"),
  });
});

itRuns("npm run build", async ({ run }) => {
  expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining("Compiled successfully") });
  expect(isBuilt()).toBe(true);
});

itRuns("npm run serve", async ({ start }) => {
  const env = {
    TRUSTED_PROXIES: "1",
    GOOGLE_ISSUER: "https://openid.example",
    GOOGLE_CLIENT_ID: "shop",
    GOOGLE_CLIENT_SECRET: "b7e2-kept-by-google",
  };
  const shop = await serve(start, { env });
  const { headers } = await visit(shop);
  expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect((await visit(shop, "/api/auth/providers")).html).toContain('"google"');
  expect(shop.output()).not.toContain("TRUSTED_PROXIES");
  await close(shop, "SIGTERM");
});

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

itRuns("npm start", async ({ start }) => {
  const shop = await serve(start, { env: NOTHING_SET });
  expect(shop.output()).toContain("Building the shop: done");
  expect(shop.output()).toContain(`The shop is open:  ${shop.address}\n`);
  expect(shop.output()).toMatch(/customer@tejgaon\.example +\S{12}\n.*admin@tejgaon\.example +\S{12}\n/);
  expect((await visit(shop, "/api/products?limit=1")).html).toContain('"name"');
  expect(shop.output()).not.toContain('"route"');
  await close(shop);
  expect(await Product.countDocuments()).toBe(0);

  // What was built is still good, and the data are kept.
  const again = await serve(start, { env: NOTHING_SET });
  expect(again.output()).not.toContain("Building the shop");
  await close(again, "SIGTERM");
});

itRuns("PORT=3001 npm start", async ({ start }) => {
  const shop = await serve(start, { env: NOTHING_SET });
  await shop.says(`The shop is open:  ${shop.address}\n`);
  await visit(shop);
  await close(shop);
});

itRuns("MONGODB_URI=mongodb://… npm start", async ({ start }) => {
  const shop = await serve(start, { env: { ...NOTHING_SET, MONGODB_URI: process.env.MONGODB_URI ?? "" } });
  expect((await visit(shop, "/api/products")).html).toContain(DEMO_PRODUCT?.name);
  await close(shop);
  expect(await Product.countDocuments()).toBe(DEMO_PRODUCTS.length);
});

itRuns("LOG_REQUESTS=on npm start", async ({ start }) => {
  const shop = await serve(start, { env: NOTHING_ELSE });
  await visit(shop, "/about");
  await shop.says('"method":"GET","route":"/about');
  await close(shop);
});

itRuns("npm run dev", async ({ start }) => {
  const shop = await serve(start, { env: NOTHING_SET });
  await shop.says("Ready in");
  expect((await visit(shop, "/about")).html).toContain("<h1");
  await close(shop);
});
