// @ts-check
// Depends on Next 16.4.6: the build lists its routes in .next/routes-manifest.json, each with its page and its regex.
import { readFileSync } from "node:fs";

/** The shop's routes as the build lists them. */
export const ROUTES = JSON.parse(
  readFileSync(new URL("../../.next/routes-manifest.json", import.meta.url), "utf8"),
);
