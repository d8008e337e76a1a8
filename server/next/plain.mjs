// @ts-check
import { readdirSync } from "node:fs";
import { makeRoutePattern } from "../edge/route-pattern.mjs";
import { listAppRoutes } from "./app-routes.mjs";

/** @typedef {typeof import("./known-formats.mjs")} KnownFormats */

// What stands in the place of known-formats.mjs where NEXT_EXTRAS is off.
export const ROUTES = listAppRoutes();
export const findRoute = makeRoutePattern(ROUTES, readdirSync(new URL("../../public", import.meta.url)));
export const areScriptsHashed = false;
export const configureFramework = () => undefined;
export const serveCached = () => false;
export const storeResponse = () => ({});
export const hashErrorPageScripts = () => null;
export const replaceNotFoundPage = () => null;
export const fixRangeStatus = () => null;
export const prefetchProductScripts = () => null;
export const sanitizeRequestHeaders = () => undefined;
/** @type {KnownFormats["handleUnlessNotFound"]} */
export const handleUnlessNotFound = async (_request, _response, handle) => handle();
