import { readFileSync } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isTest, listSources } from "@/tools/structure/import-graph";
import { ROOT } from "./paths.mjs";
import { loadSecrets, makeSecrets } from "./secrets.mjs";

/** Where a secret signs or encrypts something, or is handed on; and the words for what ends with it. */
const USE = /(?:getEnv\(\)|process\.env)\.(?:JWT|NEXTAUTH)_SECRET|\bsecretTokenOf\(/;
const ENDS: Record<string, string> = {
  "lib/accounts/auth/access-token.ts": "sign in again",
  "lib/accounts/auth/options.ts": "sign in again",
  "lib/accounts/auth/session-cookie.ts": "sign in again",
  "lib/accounts/auth/trusted-device-cookie.ts": "knows no device",
  "lib/maintenance/backup/signature.ts": "--unsealed",
  "lib/messages/cart-mail/stop-cart-mails.ts": "or the cart",
  "lib/messages/phone-proof/phone-code.ts": "codes by SMS",
  "lib/messages/stock-alerts/stop-stock-alerts.ts": "ends messages about sold-out products",
  "lib/orders/blocked-phones/queries.ts": "blocked phones",
  "lib/orders/limits/shared-keys.ts": "network address",
  "lib/orders/tracking/tracking-token.ts": "links to orders",
  "lib/platform/http/note-caller.ts": "the log names the same account",
  "server/main.mjs": "knows no device",
};

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "secrets-test-"));
  path = join(folder, "data", "secrets.json");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it("makes the secrets once, readable by the owner alone", async () => {
  const first = await loadSecrets(path);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, "data"))).mode & 0o777).toBe(0o700);
  await expect(loadSecrets(path)).resolves.toEqual(first);
});

it("makes secrets of 32 bytes and passwords that the shop's own rule accepts", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 300; i += 1) {
    const secrets = makeSecrets();
    expect(secrets.JWT_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets.NEXTAUTH_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets.NEXTAUTH_SECRET).not.toBe(secrets.JWT_SECRET);
    for (const password of [secrets.DEMO_ADMIN_PASSWORD, secrets.DEMO_CUSTOMER_PASSWORD]) {
      expect(password).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,}$/);
      seen.add(password);
    }
  }
  expect(seen.size).toBe(600);
});

it("says which file is damaged and what its loss ends, instead of replacing it", async () => {
  await loadSecrets(path);
  await writeFile(path, '{"NEXTAUTH_SECRET":"x"');
  const refused = loadSecrets(path);
  await expect(refused).rejects.toThrow(`${path} is damaged (NEXTAUTH_SECRET).`);
  for (const ends of [...new Set(Object.values(ENDS)), "other passwords"])
    await expect(refused).rejects.toThrow(ends);
});

it("knows of each file that uses a secret what ends with it", () => {
  const shop = listSources(ROOT).filter((file) => /^(?:app|lib|server)\//.test(file) && !isTest(file));
  const using = shop.filter((file) => USE.test(readFileSync(join(ROOT, file), "utf8")));
  expect(using.toSorted()).toEqual(Object.keys(ENDS).toSorted());
});
