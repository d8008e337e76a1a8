import { readdirSync } from "node:fs";
import { join } from "node:path";
import { NextRequest } from "next/server";
import type { AppRouteRouteDefinition } from "next/dist/server/route-definitions/app-route-route-definition";
import {
  type AppRouteRouteHandlerContext,
  AppRouteRouteModule,
  type AppRouteUserlandModule,
} from "next/dist/server/route-modules/app-route/module";

// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- a const enum, whose value cannot be imported
const APP_ROUTE = "APP_ROUTE" as AppRouteRouteDefinition["kind"];

export const API = join(process.cwd(), "app", "api");

/** The folder of each route file under app/api, such as `users/[id]`. */
export const ROUTES = readdirSync(API, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith("/route.ts"))
  .map((path) => path.replace("/route.ts", ""))
  .toSorted();

export async function importRoute(route: string): Promise<AppRouteUserlandModule> {
  return await import(join(API, route, "route.ts"));
}

const dispatchers = new Map<string, AppRouteRouteModule>();

async function loadDispatcher(route: string): Promise<AppRouteRouteModule> {
  const existing = dispatchers.get(route);
  if (existing) return existing;
  const pathname = `/api/${route}`;
  const dispatcher = new AppRouteRouteModule({
    definition: {
      kind: APP_ROUTE,
      page: `${pathname}/route`,
      pathname,
      filename: "route",
      bundlePath: `app${pathname}/route`,
    },
    distDir: ".next",
    relativeProjectDir: "",
    resolvedPagePath: `${route}/route.ts`,
    nextConfigOutput: undefined,
    userland: async () => await importRoute(route),
  });
  await dispatcher.ensureUserland();
  dispatchers.set(route, dispatcher);
  return dispatcher;
}

interface RouteCall {
  /** The folder under app/api. */
  route: string;
  params?: Record<string, string | string[]>;
  request: Request;
}

/**
 * Answers as Next's own dispatcher does: it chooses the handler, answers HEAD with GET, and provides cookies, `after`
 * and the invalidation of pages. The server and the routing before it need the built shop.
 */
export async function callRoute({ route, params, request }: RouteCall): Promise<Response> {
  const dispatcher = await loadDispatcher(route);
  const afterwards: Promise<unknown>[] = [];
  const closers: (() => void)[] = [];
  const context = {
    params,
    previewProps: { previewModeId: "", previewModeEncryptionKey: "", previewModeSigningKey: "" },
    sharedContext: { buildId: "test", deploymentId: "" },
    renderOpts: {
      experimental: {},
      supportsDynamicResponse: true,
      incrementalCache: { revalidateTag: async () => undefined, resetRequestCache: () => undefined },
      waitUntil: (work: Promise<unknown>) => void afterwards.push(work),
      onClose: (close: () => void) => void closers.push(close),
      onAfterTaskError: undefined,
    },
  } as unknown as AppRouteRouteHandlerContext;
  const response = await dispatcher.handle(new NextRequest(request), context);
  for (const close of closers) close();
  await Promise.all(afterwards);
  return response;
}
