import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prepareSocketPath, socketUri } from "./socket-path.mjs";

let data: string;
let base: string;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "data-test-"));
  // Not below the temporary folder: its own path may be too long for a socket already.
  base = await mkdtemp("/tmp/base-test-");
});

afterEach(async () => {
  await rm(data, { recursive: true, force: true });
  await rm(base, { recursive: true, force: true });
});

it("is the same at every start, in a folder of the user's own", async () => {
  const path = prepareSocketPath(data, base);
  expect(prepareSocketPath(data, base)).toBe(path);
  expect(prepareSocketPath(base, base)).not.toBe(path);
  expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
  expect(socketUri(path)).toBe(`mongodb://${encodeURIComponent(path)}/tejgaon?directConnection=true`);
});

it("closes a folder that others could enter", async () => {
  const folder = dirname(prepareSocketPath(data, base));
  await chmod(folder, 0o777);
  prepareSocketPath(data, base);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it("refuses a link or a file in its place", async () => {
  const folder = dirname(prepareSocketPath(data, base));
  await rm(folder, { recursive: true });
  await symlink(data, folder);
  expect(() => prepareSocketPath(data, base)).toThrow("somebody else made it");
  await rm(folder);
  await writeFile(folder, "");
  expect(() => prepareSocketPath(data, base)).toThrow("somebody else made it");
});

it("refuses a folder that belongs to another user", () => {
  const someoneElse = vi.spyOn(process, "getuid").mockReturnValue(4242);
  expect(() => prepareSocketPath(data, base)).toThrow("somebody else made it");
  someoneElse.mockRestore();
});

it("stays within the 107 bytes of a socket's path, however long the temporary folder's is", async () => {
  const long = join(base, "x".repeat(90));
  await mkdir(long);
  const path = prepareSocketPath(data, long);
  expect(join(dirname(path), "embedded-mongodb-XXXXXX/mongodb.sock").length).toBeLessThanOrEqual(107);
  await rm(dirname(path), { recursive: true });
});
