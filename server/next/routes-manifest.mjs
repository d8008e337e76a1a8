// @ts-check
// Depends on Next 16.4.6: the build lists its routes in .next/routes-manifest.json, each with its page and its regex.
import { readdirSync, readFileSync } from "node:fs";
import { makeRoutePattern } from "../edge/route-pattern.mjs";

/** The shop's routes as the build lists them. */
export const ROUTES = JSON.parse(
  readFileSync(new URL("../../.next/routes-manifest.json", import.meta.url), "utf8"),
);

/** The route of a request's address, such as /details/[id]. */
export const findRoute = makeRoutePattern(ROUTES, readdirSync(new URL("../../public", import.meta.url)));
