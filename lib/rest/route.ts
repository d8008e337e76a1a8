import type { z } from "zod";
import { type Callers, type Guard, GUARDS } from "@/lib/accounts/auth/guards";
import { connectDb } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { errorResponse, type FailureDefaults, toAppError } from "@/lib/platform/http/error-response";
import { AppError, type ErrorCode } from "@/lib/platform/http/errors";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { consume, limitRequests, type RateRule } from "@/lib/platform/http/rate-limit";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";
import { failureDefaultsOf } from "@/lib/rest/response-schemas";
import { requireRoom } from "@/lib/platform/health/watch-disk";
import { readSnapshot } from "@/lib/rest/audit-snapshots";
import { readJsonBody } from "@/lib/platform/http/read-body";
import { requestIdOf } from "@/lib/platform/http/request-id";
import { type AuditedAction, auditAction } from "@/lib/accounts/audit-log/audit-action";
import { isAtDesk } from "@/lib/accounts/users/constants";

const READS = ["GET", "HEAD"];

interface AccessRules<Name extends keyof Callers> {
  /** The guard: `anybody`, `customer` (any signed-in account), `staff` (the desk) or `admin`; or one of its own. */
  auth: Name | Guard<Callers[Name]>;
  /** How often one client address may call. */
  rate?: RateRule;
  /** How often one account may call, from wherever. */
  accountRate?: RateRule;
  /** False for a call that must be answered while the database is away. */
  needsDatabase?: false;
  /** False for a call that keeps nothing, though its method says so: it is answered while the disk is full. */
  needsRoom?: false;
}

interface RouteSpec<
  Name extends keyof Callers,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  ResponseSchema extends z.ZodType<object, object>,
> extends AccessRules<Name> {
  /** What the call does, in a sentence: published in /api/openapi.json. */
  summary?: string;
  /** Refuses by its headers a body that is not JSON, which the handler then reads itself. */
  checkHeaders?: (request: Request) => void;
  params?: Params;
  query?: Query;
  body?: Body;
  /** What the audit log keeps of the call when staff or an admin makes it: every call that changes something for others has this. */
  audit?: (call: { params: z.output<Params>; body: z.output<Body> }) => AuditedAction;
  /** Status of a success; 200 unless given. */
  status?: 200 | 201;
  /** What a success holds: types what the handler returns, and is published in /api/openapi.json. */
  response?: ResponseSchema;
  /** The codes of its refusals that the rest of its declaration does not tell (refusals.ts), published there too. */
  errors?: readonly ErrorCode[];
  /** The headers that the handler itself reads, published there too. */
  headers?: readonly string[];
  /** The types of a body that is not JSON, published there too. */
  bodyTypes?: readonly string[];
  /** The type of a success that is not JSON, published there too. */
  responseType?: string;
  /** How long the handler may take; unless given, its response is due when every answer is. */
  deadlineMs?: (query: z.output<Query>) => number;
}

/** What is published of a call: all of its declaration but how it is done. */
export type DeclaredCall<
  Name extends keyof Callers = keyof Callers,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  ResponseSchema extends z.ZodType<object, object> = z.ZodType<object, object>,
> = Omit<RouteSpec<Name, Params, Query, Body, ResponseSchema>, "audit" | "checkHeaders" | "deadlineMs">;

interface HandlerInput<Caller, Params, Query, Body> {
  user: Caller;
  params: Params;
  query: Query;
  body: Body;
  request: Request;
}

interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * Wraps a handler: checks in the order of the contract (rate 429, token 401, role 403, then the account's own rate,
 * which only a token can tell, room on the disk 503, body 415/413, shape 400), connects, and turns every error into the one error shape. What
 * the handler returns is sent as JSON, or as it is if it is a Response.
 */
export function route<
  Name extends keyof Callers,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  ResponseSchema extends z.ZodType<object, object> = z.ZodType<object, object>,
>(
  spec: RouteSpec<Name, Params, Query, Body, ResponseSchema>,
  handle: (
    input: HandlerInput<Callers[Name], z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<z.input<ResponseSchema> | Response>,
) {
  const handler = async (request: Request, context: RouteContext): Promise<Response> =>
    await respond(
      request,
      async (requestId) => {
        // The arrival of a body, which is the shopper's line, does not count.
        const deadline = new Deadline({ facts: { requestId } });
        const user = await deadline.within(() => authorize(spec, request));
        if (spec.needsRoom !== false && !READS.includes(request.method)) requireRoom();
        spec.checkHeaders?.(request);
        const rawBody = spec.body && (await readJsonBody(request));
        const params = parse(spec.params, await context.params);
        const query = parse(spec.query, queryOf(request));
        const body = parse(spec.body, rawBody);
        const work = () => handle({ user, params, query, body, request });
        const ms = spec.deadlineMs?.(query);
        const own = ms === undefined ? deadline : new Deadline({ ms, facts: { requestId } });
        const result = await own.within(async () =>
          spec.audit && user && isAtDesk(user.role)
            ? await auditAction({ actor: user, action: spec.audit({ params, body }), readSnapshot }, work)
            : await work(),
        );
        return result instanceof Response ? result : Response.json(result, { status: spec.status ?? 200 });
      },
      failureDefaultsOf(spec.response),
    );
  const declared: DeclaredCall<Name, Params, Query, Body, ResponseSchema> = spec;
  return Object.assign(handler, { isAudited: spec.audit !== undefined, declared });
}

/** Returns the caller; throws if they may not call, or call too often. */
async function authorize<Name extends keyof Callers>(
  { needsDatabase, rate, auth, accountRate }: AccessRules<Name>,
  request: Request,
): Promise<Callers[Name]> {
  if (needsDatabase !== false) {
    await connectDb();
    await shopFactsRead();
  }
  if (rate) await limitRequests(request, rate);
  const user = await (typeof auth === "function" ? auth : GUARDS[auth])(request);
  if (accountRate && user) await consume(accountRate, user._id);
  return user;
}

/** Sends what the work returns, with its request id; what it throws becomes the one error shape. */
export async function respond(
  request: Request,
  work: (requestId: string) => Promise<Response>,
  failureDefaults?: FailureDefaults,
): Promise<Response> {
  const requestId = requestIdOf(request);
  try {
    const response = await work(requestId);
    response.headers.set("X-Request-Id", requestId);
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    return response;
  } catch (error) {
    return errorResponse(toAppError(error, requestId), requestId, failureDefaults);
  }
}

/** Handlers for every method that a route does not have: 405 with `Allow` and the one error shape. */
export function methodNotAllowed(...allowed: string[]) {
  const handler = (request: Request): Response => {
    const requestId = requestIdOf(request);
    return errorResponse(new AppError("METHOD_NOT_ALLOWED", { allow: allowed }), requestId);
  };
  return {
    GET: handler,
    HEAD: handler,
    POST: handler,
    PUT: handler,
    PATCH: handler,
    DELETE: handler,
    OPTIONS: handler,
  };
}

function parse<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): z.output<Schema>;
function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError("INVALID_FIELDS", { fields: fieldsOf(parsed.error) });
  return parsed.data;
}

/** A parameter that is given more than once becomes a list, which no schema of ours accepts. */
function queryOf(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url);
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of searchParams) {
    const before = query[name];
    if (before === undefined) query[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else query[name] = [before, value];
  }
  return query;
}
