import type { Node } from "oxc-parser";
import { type Binding, isNode, Modules } from "@/testing/structure/module-bindings";

/** The codes of the AppErrors that an export can throw, found by the names that it mentions at any depth. */
export class ThrownCodes {
  private readonly modules: Modules;

  constructor(root: string, known: Set<string>) {
    this.modules = new Modules(root, known);
  }

  /** The codes below an exported call of route(), whose own codes are those of its declaration. */
  ofRoute(file: string, method: string): Set<string> {
    const call = this.modules.read(file).declared.get(method);
    const found = new Set<string>();
    if (isNode(call) && call.type === "CallExpression") this.collect(call.arguments, file, found, new Set());
    return found;
  }

  private collect(value: unknown, file: string, found: Set<string>, seen: Set<string>): void {
    if (Array.isArray(value)) {
      for (const one of value) this.collect(one, file, found, seen);
      return;
    }
    if (!isNode(value) || value.type.startsWith("TSType") || value.type.startsWith("TSInterface")) return;
    if (value.type === "Identifier") return this.follow({ file, name: value.name }, found, seen);
    if (value.type === "NewExpression" && isNode(value.callee) && isAppError(value.callee))
      for (const code of codesIn(value.arguments[0], file)) found.add(code);
    for (const [key, child] of Object.entries(value))
      if (isUsed(value, key)) this.collect(child, file, found, seen);
  }

  private follow({ file, name }: Binding, found: Set<string>, seen: Set<string>): void {
    const id = `${file} ${name}`;
    if (seen.has(id)) return;
    seen.add(id);
    const { declared, imported } = this.modules.read(file);
    const target = imported.get(name);
    if (target) this.follow(target, found, seen);
    else this.collect(declared.get(name), file, found, seen);
  }
}

const isAppError = (callee: Node): boolean => callee.type === "Identifier" && callee.name === "AppError";

/** The codes of a thrown error: a literal, or a choice of two. */
function codesIn(argument: unknown, file: string): string[] {
  if (!isNode(argument)) throw new Error(`${file}: an AppError without a code`);
  if (argument.type === "Literal" && typeof argument.value === "string") return [argument.value];
  if (argument.type === "ConditionalExpression")
    return [...codesIn(argument.consequent, file), ...codesIn(argument.alternate, file)];
  throw new Error(`${file}: an AppError whose code is not written out`);
}

/** Names of properties are not names of bindings, and types throw nothing. */
function isUsed(node: Node & Record<string, unknown>, key: string): boolean {
  if (key === "typeAnnotation" || key === "returnType" || key === "typeArguments") return false;
  if (key === "typeParameters" || key === "superTypeArguments") return false;
  if (node.type === "MemberExpression" && key === "property") return node.computed;
  if (
    (node.type === "Property" || node.type === "PropertyDefinition" || node.type === "MethodDefinition") &&
    key === "key"
  )
    return node.computed;
  return true;
}
