import { createHash } from "node:crypto";
import type { Callers } from "@/lib/accounts/auth/guards";
import { groupBy } from "@/lib/platform/group-by";
import { ERRORS } from "@/lib/platform/http/error-codes.mjs";
import type { ErrorCode } from "@/lib/platform/http/errors";
import type { DeclaredCall } from "@/lib/rest/route";

/** The codes that any call can give: it was refused before it was reached, or the shop is in trouble. */
const ALWAYS: readonly ErrorCode[] = [
  "BAD_REQUEST",
  "TIMEOUT",
  "TOO_MANY_REQUESTS",
  "HEADERS_TOO_LARGE",
  "INTERNAL",
  "UNAVAILABLE",
  "OVERLOADED",
];

interface CallerRule {
  /** The callers, in the words of the API's description. */
  mayCall: string;
  /** The codes for a caller who is not let in. */
  refusals: readonly ErrorCode[];
}

const SIGNED_IN: readonly ErrorCode[] = ["NOT_SIGNED_IN"];
const WITH_ROLE: readonly ErrorCode[] = ["NOT_SIGNED_IN", "FORBIDDEN"];

/** The rule of each guard that a call can declare. */
export const CALLER_RULES: Readonly<Record<keyof Callers, CallerRule>> = {
  anybody: { mayCall: "For everybody.", refusals: [] },
  visitorOrCustomer: { mayCall: "For everybody.", refusals: [] },
  customer: { mayCall: "For anyone logged in.", refusals: SIGNED_IN },
  staff: { mayCall: "For staff and admins.", refusals: WITH_ROLE },
  admin: { mayCall: "For admins.", refusals: WITH_ROLE },
};

/** The codes of a declared guard; a call with a guard of its own names its codes itself. */
const refusalsOfGuard = ({ auth }: DeclaredCall): readonly ErrorCode[] =>
  typeof auth === "string" ? CALLER_RULES[auth].refusals : [];

export const isProtected = (call: DeclaredCall): boolean => refusalsOfGuard(call).length > 0;

/** Every code that a call can refuse with: what its declaration tells, and what it names beside that. */
export function refusalsOf(call: DeclaredCall): Set<ErrorCode> {
  const { params, query, body, errors = [] } = call;
  const codes = new Set<ErrorCode>([...ALWAYS, ...errors, ...refusalsOfGuard(call)]);
  const add = (isGiven: boolean, ...given: ErrorCode[]) => {
    if (isGiven) for (const code of given) codes.add(code);
  };
  add(Boolean(params ?? query ?? body), "INVALID_FIELDS");
  add(Boolean(body), "BODY_TOO_LARGE", "NOT_JSON");
  return codes;
}

/** These codes by the status that each is answered with; under `default` those that any call can give. */
export function refusalsByStatus(call: DeclaredCall): [status: string, codes: ErrorCode[]][] {
  const codes = [...refusalsOf(call)].toSorted();
  const own = new Set(codes.filter((code) => !ALWAYS.includes(code)).map((code) => ERRORS[code].status));
  const statusOf = (code: ErrorCode) => (own.has(ERRORS[code].status) ? `${ERRORS[code].status}` : "default");
  return [...groupBy(codes, statusOf)];
}

/** The groups that nearly every call has, in a word: their names stand in the description a hundred times each. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  "BAD_REQUEST.INVALID_FIELDS": "Invalid",
  NOT_SIGNED_IN: "SignIn",
  BODY_TOO_LARGE: "TooLarge",
};

/** A group of more codes is named by the first one and a mark of all of them: each name stands there four times. */
const MOST_NAMED = 2;
const MARK_LENGTH = 4;

function nameOf(codes: readonly ErrorCode[]): string {
  const all = codes.join(".");
  if (codes.length <= MOST_NAMED) return all;
  return `${codes[0]}.${createHash("sha256").update(all).digest("hex").slice(0, MARK_LENGTH)}`;
}

/** The name of a group of codes: short for what any call can give. */
export function refusalName(codes: readonly ErrorCode[]): string {
  const name = nameOf(codes);
  if (!codes.every((code) => ALWAYS.includes(code))) return SHORT_NAMES[name] ?? name;
  const missing = ALWAYS.filter((code) => !codes.includes(code));
  if (missing.length > codes.length) return name;
  return missing.join() === "BAD_REQUEST"
    ? "other"
    : ["any", ...missing.map((code) => `no_${code}`)].join(".");
}
