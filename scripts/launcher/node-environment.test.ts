import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { nodeEnvironment } from "./node-environment.mjs";

it("gives a program that asks for node that one", () => {
  const folder = mkdtempSync(join(tmpdir(), "node-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const node = join(folder, "node");
  writeFileSync(node, "#!/bin/sh\necho another\n");
  chmodSync(node, 0o755);
  expect(String(execFileSync("sh", ["-c", "node"], { env: nodeEnvironment(node) }))).toBe("another\n");
});
