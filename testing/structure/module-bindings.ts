import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Node, parseSync } from "oxc-parser";
import { findTarget } from "@/tools/structure/import-graph";

/** A name of the top level of a file: `lib/orders/in-progress.ts inProgress`. */
export interface Binding {
  file: string;
  name: string;
}

interface Module {
  program: Node;
  /** What each name of the top level is declared as. */
  declared: Map<string, unknown>;
  imported: Map<string, Binding>;
}

export const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === "object" && value !== null && "type" in value;

/** The modules of a tree, each read once. */
export class Modules {
  private readonly modules = new Map<string, Module>();

  constructor(
    private readonly root: string,
    private readonly known: Set<string>,
  ) {}

  read(file: string): Module {
    const existing = this.modules.get(file);
    if (existing) return existing;
    const { program, module } = parseSync(file, readFileSync(join(this.root, file), "utf8"));
    const read: Module = { program, declared: new Map(), imported: new Map() };
    for (const statement of program.body) declare(statement, read.declared);
    for (const { moduleRequest, entries } of module.staticImports) {
      const target = findTarget(moduleRequest.value, { file, known: this.known });
      for (const { importName, localName, isType } of entries)
        if (target && !isType && importName.name)
          read.imported.set(localName.value, { file: target, name: importName.name });
    }
    this.modules.set(file, read);
    return read;
  }
}

function declare(statement: unknown, declared: Map<string, unknown>): void {
  if (!isNode(statement)) return;
  if (statement.type === "ExportNamedDeclaration") return declare(statement.declaration, declared);
  if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") {
    if (statement.id) declared.set(statement.id.name, statement);
  }
  if (statement.type === "VariableDeclaration")
    for (const { id, init } of statement.declarations)
      for (const name of namesIn(id)) declared.set(name, init);
}

function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type === "ObjectPattern")
    return pattern.properties.flatMap((property) => namesIn("value" in property ? property.value : property));
  return pattern.type === "ArrayPattern" ? pattern.elements.flatMap(namesIn) : [];
}
