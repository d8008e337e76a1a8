import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./paths.mjs";
import { WITHOUT_LOCAL_TIME } from "./time-zones.mjs";

const LOCAL_TIME =
  /\.[gs]et(?:Hours|Minutes|Date|Day|Month|FullYear)\(|\.toLocale(?:Date|Time)?String\(|DateTimeFormat|TimezoneOffset|new Date\([^")]+,/;

it.each(WITHOUT_LOCAL_TIME)("%s reads no local time, so its tests may run in one zone only", (folder) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.m?ts$|\.mjs$/.test(file))
    .map((file) => join(folder, file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => LOCAL_TIME.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});
