// @ts-check
// Depends on Next 16.4.6: the build lists its routes in .next/routes-manifest.json, each with its page and its regex.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { processState } from "../../lib/platform/process-state.mjs";
import { makeRoutes } from "./make-routes.mjs";

const PUBLIC = fileURLToPath(new URL("../../public", import.meta.url));
const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(PUBLIC, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
const manifest = readFileSync(new URL("../../.next/routes-manifest.json", import.meta.url), "utf8");

export const { findRoute, findCanonicalUrl, isKnownRoute } = makeRoutes(
  JSON.parse(manifest),
  files,
  (slug) => processState.hasCategory?.(slug) ?? true,
);
