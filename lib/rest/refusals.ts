import { groupBy } from "@/lib/platform/group-by";
import { ERRORS } from "@/lib/platform/http/error-codes.mjs";
import type { ErrorCode } from "@/lib/platform/http/errors";
import type { DeclaredCall } from "@/lib/rest/route";

/** Of any call: refused before it is reached, or trouble of the shop. */
const ALWAYS: readonly ErrorCode[] = [
  "BAD_REQUEST",
  "TIMEOUT",
  "TOO_MANY_REQUESTS",
  "HEADERS_TOO_LARGE",
  "INTERNAL",
  "UNAVAILABLE",
  "OVERLOADED",
];

export const isProtected = ({ auth }: DeclaredCall): boolean =>
  auth === "customer" || auth === "staff" || auth === "admin";

/** Every code that a call can refuse with: what its declaration tells, and what it names beside that. */
export function refusalsOf(call: DeclaredCall): Set<ErrorCode> {
  const { auth, params, query, body, errors = [] } = call;
  const codes = new Set<ErrorCode>([...ALWAYS, ...errors]);
  const add = (isGiven: boolean, ...given: ErrorCode[]) => {
    if (isGiven) for (const code of given) codes.add(code);
  };
  add(isProtected(call), "NOT_SIGNED_IN");
  add(auth === "staff" || auth === "admin", "FORBIDDEN");
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
