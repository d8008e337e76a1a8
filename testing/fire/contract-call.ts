import type { World } from "@/testing/fire/world";

type Params = Record<string, string | string[]>;

/** The status for each kind of caller with a valid proof; all others count as visitors. */
interface Expected {
  visitor: number;
  /** The customer that the call is about. */
  self: number;
  other: number;
  /** A member of staff who is no admin. */
  staff: number;
  admin: number;
}

/** The callers with an account and a valid token. */
export type Honest = "self" | "other" | "staff" | "admin" | "demoted" | "formerStaff";

export interface ContractCall {
  method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT" | "OPTIONS";
  /** The folder under app/api. */
  route: string;
  /** Tells apart several calls of the same method and route. */
  about?: string;
  expected: Expected;
  params?: (world: World) => Params;
  query?: (world: World) => string;
  /** Sent as JSON, or as it is if it is bytes. */
  body?: (world: World, caller: Honest) => unknown;
}

export const ANYBODY: Expected = { visitor: 200, self: 200, other: 200, staff: 200, admin: 200 };
export const FOR_ADMINS: Expected = { visitor: 401, self: 403, other: 403, staff: 403, admin: 200 };
export const CREATED_BY_ADMINS: Expected = { ...FOR_ADMINS, admin: 201 };
export const FOR_THE_DESK: Expected = { ...FOR_ADMINS, staff: 200 };
export const CREATED_BY_THE_DESK: Expected = { ...FOR_ADMINS, staff: 201, admin: 201 };
export const EACH_HIS_OWN: Expected = { visitor: 401, self: 200, other: 200, staff: 200, admin: 200 };
export const ONLY_THE_OWNER: Expected = { visitor: 401, self: 200, other: 403, staff: 403, admin: 403 };
export const OWNER_AND_ADMINS: Expected = { visitor: 401, self: 200, other: 403, staff: 403, admin: 200 };
export const NOBODY_ELSES: Expected = { visitor: 401, self: 200, other: 404, staff: 404, admin: 404 };
export const EACH_CREATES_HIS_OWN: Expected = { visitor: 401, self: 201, other: 201, staff: 201, admin: 201 };
export const NOT_FOR_ANYBODY: Expected = { visitor: 404, self: 404, other: 404, staff: 404, admin: 404 };
export const NO_SUCH_METHOD: Expected = { visitor: 405, self: 405, other: 405, staff: 405, admin: 405 };
