import { dirname } from "node:path";
import { addressesOf, namesAddress } from "./addresses";
import type { ImportGraph } from "./import-graph";

/** What every test stands on. */
const UNDER_ALL = /^(?:package(?:-lock)?\.json|tsconfig[^/]*\.json)$/;
const UNDER_UNIT_TESTS = /^(?:vitest\.config\.ts|scripts\/launcher\/(?:vitest|test)-)/;
/** What stands around every page: no import leads from a page to it. */
const AROUND_PAGES =
  /^(?:server|public)\/|^(?:middleware|instrumentation|instrumentation-client|next\.config|playwright\.config)\.ts$|\.css$|^app\/(?:\(en\)\/|bn\/)?[^/]+$|^scripts\/launcher\/run-browser-tests\.mjs$/;
/** They read every file of the house. */
const READS_ALL = /^(?:testing|tools)\/structure\//;

/** What takes minutes is for "npm test -- --ci": whole commands, and each odd value in each place of each call. */
const TAKES_MINUTES = /^testing\/(?:commands|fire)\/.*\.ci\./;
const isUnitTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !TAKES_MINUTES.test(file);
const isSpec = (file: string): boolean => /^e2e\/(?:api|pages)\/.*\.spec\.ts$/.test(file);
const isPage = (file: string): boolean => /^app\/.*\/(?:route\.ts|page\.tsx)$/.test(file);
/** Stands around all pages of its folder. */
const isFrame = (file: string): boolean => /^app\/.*\/(?:layout|error|not-found)\.tsx$/.test(file);
/** It loads every call by the names of the folders. */
const LOADS_CALLS = "testing/fire/next-route.ts";

interface House {
  graph: ImportGraph;
  textOf: (file: string) => string;
}

/** The tests that a change could turn red, as far as imports, the names of files and addresses lead to it. */
export function pickChangedTests({ graph, textOf }: House, changed: string[]) {
  const files = [...graph.keys()];
  const unit = files.filter(isUnitTest);
  const specs = files.filter(isSpec);
  const isAny = (pattern: RegExp) => changed.some((file) => pattern.test(file) && !isUnitTest(file));
  if (isAny(UNDER_ALL)) return { unit, specs };

  const reached = reachedFrom(changed, { graph, textOf });
  return {
    unit: isAny(UNDER_UNIT_TESTS) ? unit : unit.filter((file) => reached.has(file) || READS_ALL.test(file)),
    specs: isAny(AROUND_PAGES) ? specs : specs.filter((file) => reached.has(file)),
  };
}

/** What a change of these files leads to. */
function reachedFrom(changed: string[], { graph, textOf }: House): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const files = [...graph.keys()];
  const reached = new Set(changed);
  const add = (isReached: (file: string) => boolean): void => {
    for (const file of files.filter(isReached)) reached.add(file);
  };
  for (const path of changed) add((file) => textOf(file).includes(`${path}"`));
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
    if (isFrame(file)) add((page) => isPage(page) && page.startsWith(`${dirname(file)}/`));
    if (isPage(file)) add((user) => asks(user, file));
  }
  return reached;

  /** Whether a browser test, or what a page calls the shop with, names the address. */
  function asks(file: string, page: string): boolean {
    const isCall = page.startsWith("app/api/");
    if (isCall && file === LOADS_CALLS) return true;
    if (!file.startsWith("e2e/") && !(isCall && file.startsWith("lib/"))) return false;
    return addressesOf(page).some((address) => namesAddress(textOf(file), address));
  }
}
