import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hash } from "./noise";
import { writeWebp } from "./write";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "write-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const rgb = Buffer.from(Array.from({ length: 64 * 80 * 3 }, (_, i) => Math.floor(hash(i, 0, 1) * 256)));
const picture = { rgb, width: 64, height: 80 };

it("lowers the quality until a picture is as small as it must be", async () => {
  const file = path.join(folder, "picture.webp");
  const free = await writeWebp(picture, { width: 64, quality: 60, limit: Infinity }, file);
  expect(free.quality).toBe(60);
  const limit = Math.round(free.bytes * 0.7);
  const held = await writeWebp(picture, { width: 64, quality: 60, limit }, file);
  expect(held.bytes).toBeLessThanOrEqual(limit);
  expect(held.quality).toBeLessThan(60);
  expect((await stat(file)).size).toBe(held.bytes);
});
