// @ts-check
import { readFileSync } from "node:fs";

/** The shop's routes as the build lists them. */
export const ROUTES = JSON.parse(
  readFileSync(new URL("../../.next/routes-manifest.json", import.meta.url), "utf8"),
);
