import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";

/** Each module's file with what it imports, as paths from the root. */
export type ImportGraph = Map<string, Set<string>>;

const SOURCE = /\.(?:ts|tsx|mjs)$/;
const NO_SOURCE = new Set(["node_modules", "public", "studio", "test-results", "playwright-report"]);
const TYPE_IN_COMMENT = /import\("([^"]+)"\)/g;
/** What package.json names for the browser; on the server it is the file beside it. */
const IMPORTS: Readonly<Record<string, string>> = { "#words": "lib/words/of-browser.tsx" };
/** The endings that an import may leave out. */
const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".d.ts", "/index.ts"];

export const isTest = (file: string): boolean => /\.(?:test|spec|shots)\.tsx?$/.test(file);

/** Every source file below the root. */
export function listSources(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory())
      return entry.name.startsWith(".") || NO_SOURCE.has(entry.name) ? [] : listSources(root, path);
    return SOURCE.test(entry.name) && entry.name !== "next-env.d.ts" ? [path] : [];
  });
}

/** The imports among these files, also of types: readers need the file of a type too. */
export function readImportGraph(root: string, files: string[]): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const targets = listSpecifiers(file, readFileSync(join(root, file), "utf8"))
        .flatMap((specifier) => findTarget(specifier, { file, known }) ?? [])
        .filter((target) => target !== file);
      return [file, new Set(targets)];
    }),
  );
}

/** The specifiers in a file's imports, re-exports and JSDoc types. */
function listSpecifiers(file: string, text: string): string[] {
  const { module, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ...comments.flatMap(({ value }) =>
      [...value.matchAll(TYPE_IN_COMMENT)].flatMap(([, name]) => name ?? []),
    ),
  ];
}

/** The files and everything that they import, directly or indirectly. */
export function reachableFrom(graph: ImportGraph, ...start: string[]): Set<string> {
  const reached = new Set(start);
  for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target);
  return reached;
}

interface Importer {
  file: string;
  known: Set<string>;
}

/** The file that an import means, or null for a package. */
export function findTarget(specifier: string, { file, known }: Importer): string | null {
  const named = IMPORTS[specifier];
  if (named !== undefined) return known.has(named) ? named : null;
  if (!/^(?:@|\.{1,2})\//.test(specifier)) return null;
  const path = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(file), specifier);
  return ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate)) ?? null;
}
