import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseEngine } from "./database-engine.mjs";
import { startDatabase } from "./database.mjs";
import { identifyProcess } from "./process-identity.mjs";

// There is no package of mongod for the machines that run these tests: this one notes what it is
// told and listens where a real one would.
const FAKE_MONGOD = `#!${process.execPath}
const args = process.argv.slice(2);
if (args.includes("--version")) process.exit(0);
const value = (name) => args.find((arg) => arg.startsWith("--" + name + "="))?.split("=")[1];
require("node:fs").writeFileSync(value("dbpath") + "/told.json", JSON.stringify({ pid: process.pid, args }));
require("node:net").createServer().listen(value("bind_ip"));
process.on("SIGTERM", () => process.exit(0));
`;

let folder: string;
let data: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mongod-test-"));
  data = join(folder, "data");
  await mkdir(join(folder, "bin"));
  await writeFile(join(folder, "bin/mongod"), FAKE_MONGOD);
  await chmod(join(folder, "bin/mongod"), 0o755);
  vi.stubEnv("PATH", [join(folder, "bin"), process.env.PATH].join(delimiter));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

it("prefers a mongod on the PATH, which listens on the private socket and nowhere else", async () => {
  const database = await startDatabase(data);
  const socket = decodeURIComponent(new URL(database.uri).host);
  const told: { pid: number; args: string[] } = JSON.parse(
    await readFile(join(data, "mongod/told.json"), "utf8"),
  );
  expect(told).toEqual({
    pid: expect.any(Number),
    args: [
      `--dbpath=${join(data, "mongod")}`,
      `--bind_ip=${socket}`,
      `--unixSocketPrefix=${dirname(socket)}`,
      `--logpath=${join(data, "mongod/mongod.log")}`,
      "--logappend",
    ],
  });
  expect((await stat(dirname(socket))).mode & 0o777).toBe(0o700);
  await database.stop();
  expect(identifyProcess(told.pid)).toBeNull();
});

it("stays with the embedded engine where the data were made with it", async () => {
  await mkdir(join(data, "db"), { recursive: true });
  const { args } = await chooseEngine(data, "/tmp/x.sock");
  expect(args).toContain(join(data, "db"));
});

it("says so when the data were made with a mongod that is gone", async () => {
  await mkdir(join(data, "mongod"), { recursive: true });
  vi.stubEnv("PATH", "/nowhere");
  await expect(chooseEngine(data, "/tmp/x.sock")).rejects.toThrow("there is no mongod on the PATH");
});

it("passes by a mongod that does not run", async () => {
  await writeFile(join(folder, "bin/mongod"), "#!/bin/sh\nexit 1\n");
  const { args } = await chooseEngine(data, "/tmp/x.sock");
  expect(args).toContain(join(data, "db"));
});
