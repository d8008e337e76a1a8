import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@/scripts/launcher/paths.mjs";

const SPAN = /^```.*\n([\s\S]*?)^```|`([^`\n]+)`/gm;
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm (?:start|test|run) ?|npx |node )/;
const VARIABLE = /(?:^| )([A-Z][A-Z_]+)(?==)|^[A-Z]+(?:_[A-Z]+)+$/g;

export const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const DOCUMENTS = ["README.md", ...readdirSync(join(ROOT, "docs")).map((name) => `docs/${name}`)]
  .filter((path) => path.endsWith(".md"))
  .map(read);

/** The inline code of a text, and each line of its code blocks without the comment. */
const spansOf = (text: string): string[] =>
  [...text.matchAll(SPAN)].flatMap(([, block, span = ""]) =>
    block === undefined ? [span] : block.split("\n").map((line) => line.replace(/ +# .*/, "")),
  );

/** The commands of README and docs, word for word; a lone "-- …" continues the command before it. */
export function listCommands(texts = DOCUMENTS): string[] {
  const commands = new Set<string>();
  for (const text of texts) {
    let last = "";
    for (const span of spansOf(text)) {
      if (COMMAND.test(span)) last = span;
      if (COMMAND.test(span)) commands.add(span);
      else if (span.startsWith("-- ")) commands.add(`${last.replace(/ -- .*/, "")} ${span}`);
    }
  }
  return [...commands];
}

/** Each command of package.json as a person types it. */
export function listScripts(): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  return Object.keys(scripts).map((name) =>
    /^(?:start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`,
  );
}

/** The variables of .env.example, of lib/env.ts, and those that README and docs set or name. */
export function listVariables(constants: Set<string>): string[] {
  const examples = [...read(".env.example").matchAll(/^([A-Z_]+)=/gm)];
  const schema = [...read("lib/env.ts").matchAll(/^ {2}([A-Z_]+): /gm)];
  const named = DOCUMENTS.flatMap(spansOf).flatMap((span) => [...span.matchAll(VARIABLE)]);
  const names = [...examples, ...schema, ...named].map(([whole, name]) => name ?? whole);
  return [...new Set(names)].filter((name) => !constants.has(name));
}
