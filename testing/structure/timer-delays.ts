import type { Node } from "oxc-parser";
import { isNode, type Modules } from "@/testing/structure/module-bindings";

/** `sleep` takes its delay first, as does a signal; the others take first what is to be done then. */
const DELAY_AT = new Map([
  ["setTimeout", 1],
  ["window.setTimeout", 1],
  ["setInterval", 1],
  ["window.setInterval", 1],
  ["sleep", 0],
  ["AbortSignal.timeout", 0],
]);

interface Scope {
  file: string;
  modules: Modules;
}

/** The longest delay of each timer that a file begins, in milliseconds; null where the text does not tell. */
export function listDelays(file: string, modules: Modules): (number | null)[] {
  return nodesIn(modules.read(file).program).flatMap((node) => {
    if (node.type !== "CallExpression") return [];
    const at = DELAY_AT.get(nameOf(node.callee));
    return at === undefined ? [] : [longestOf(node.arguments[at], { file, modules })];
  });
}

function nodesIn(value: unknown): (Node & Record<string, unknown>)[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

/** `name`, or `object.name`; empty for what is neither. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.computed) return "";
  return `${nameOf(node.object)}.${nameOf(node.property)}`;
}

function longestOf(node: unknown, scope: Scope): number | null {
  if (node === undefined) return 0;
  if (!isNode(node)) return null;
  switch (node.type) {
    case "Literal":
      return typeof node.value === "number" ? node.value : null;
    case "Identifier":
      return longestOfName(node.name, scope);
    case "BinaryExpression":
      return calculate(node.operator, [longestOf(node.left, scope), longestOf(node.right, scope)]);
    case "ConditionalExpression":
      return mostOf([longestOf(node.consequent, scope), longestOf(node.alternate, scope)]);
    case "CallExpression":
      return longestOfCall(nameOf(node.callee), node.arguments, scope);
    default:
      return null;
  }
}

function calculate(operator: string, [left = null, right = null]: (number | null)[]): number | null {
  if (left === null || right === null) return null;
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  if (operator === "*") return left * right;
  if (operator === "/") return left / right;
  return operator === "**" ? left ** right : null;
}

function mostOf(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? Math.max(...known) : null;
}

/** What is declared once in the file, at whatever depth, or comes from another one. */
function longestOfName(name: string, { file, modules }: Scope): number | null {
  const { program, imported } = modules.read(file);
  const elsewhere = imported.get(name);
  if (elsewhere) return longestOfName(elsewhere.name, { file: elsewhere.file, modules });
  const value = valueOf(name, program);
  return value === undefined ? null : longestOf(value, { file, modules });
}

function valueOf(name: string, program: Node): unknown {
  const values = nodesIn(program).flatMap((node) =>
    node.type === "VariableDeclarator" && nameOf(node.id) === name ? [node.init] : [],
  );
  return values.length === 1 ? values[0] : undefined;
}

function longestOfCall(name: string, given: readonly unknown[], scope: Scope): number | null {
  const values = () => given.map((one) => longestOf(one, scope));
  switch (name) {
    case "timerMs":
      return 0;
    case "Math.random":
      return 1;
    case "Math.max":
      return mostOf(values());
    case "Math.min": {
      const known = values().filter((value) => value !== null);
      return known.length === 0 ? null : Math.min(...known);
    }
    case "backoffMs":
      return longestBackoff(given, scope);
    default:
      return null;
  }
}

/** Unless the other side may ask for more. */
function longestBackoff([backoff, sofar]: readonly unknown[], scope: Scope): number | null {
  if (propertyOf(sofar, "atLeastMs") !== undefined) return null;
  const declared = valueOf(nameOf(backoff), scope.modules.read(scope.file).program);
  const longestMs = longestOf(propertyOf(declared, "longestMs") ?? null, scope);
  const jitter = longestOf(propertyOf(declared, "jitter"), scope);
  return longestMs === null || jitter === null ? null : longestMs * (1 + jitter);
}

function propertyOf(node: unknown, name: string): unknown {
  if (!isNode(node) || node.type !== "ObjectExpression") return undefined;
  const found = node.properties.find((one) => one.type === "Property" && nameOf(one.key) === name);
  return found && "value" in found ? found.value : undefined;
}
