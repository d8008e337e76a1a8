import { z } from "zod";
import { admin, customer, staff } from "@/lib/accounts/auth/guards";
import { errorResponseSchema } from "@/lib/rest/response-schemas";
import type { DeclaredCall } from "@/lib/rest/route";
import { SITE } from "@/lib/site";

type Json = Record<string, unknown>;

const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

type Handler = ((request: Request, context: never) => unknown) & { declared?: DeclaredCall };

/** The handlers of one address, as its route file exports them; those that only refuse declare nothing. */
export type Handlers = Partial<Record<(typeof METHODS)[number], Handler>>;

/** The OpenAPI 3.1 document of these addresses, which are written as `/cart/{id}`. */
export function makeOpenApi(addresses: Record<string, Handlers>): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: SITE.name,
      version: "1",
      description:
        "The calls of the shop. Not described here are next-auth's own, under /api/auth: csrf, providers, session, " +
        "signin, callback, signout and error.",
    },
    servers: [{ url: "/api" }],
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "From POST /jwt." },
      },
    },
    paths: Object.fromEntries(
      Object.entries(addresses).map(([address, handlers]) => [address, describeAddress(handlers)]),
    ),
  };
}

function describeAddress(handlers: Handlers): Json {
  const described: Json = {};
  for (const method of METHODS) {
    const declared = handlers[method]?.declared;
    if (declared) described[method.toLowerCase()] = describeCall(declared);
  }
  return described;
}

function describeCall(call: DeclaredCall): Json {
  const isProtected = call.auth === customer || call.auth === staff || call.auth === admin;
  return {
    ...(call.summary && { summary: call.summary }),
    description: whoMayCall(call),
    ...(isProtected && { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf("path", call.params),
      ...parametersOf("query", call.query),
      ...(call.headers ?? []).map((name) => ({ name, in: "header", schema: { type: "string" } })),
    ],
    ...describeBody(call),
    responses: describeResponses(call, isProtected),
  };
}

function whoMayCall({ auth }: DeclaredCall): string {
  if (auth === admin) return "For admins.";
  if (auth === staff) return "For staff and admins.";
  return auth === customer ? "For whoever is signed in." : "For everybody.";
}

function parametersOf(place: "path" | "query", schema: z.ZodType | undefined): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path",
    schema: schemaOf(field, "input"),
  }));
}

function describeBody({ body, bodyTypes }: DeclaredCall): Json {
  const types = bodyTypes ?? (body && ["application/json"]);
  if (!types) return {};
  const schema = body ? schemaOf(body, "input") : { type: "string", format: "binary" };
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { requestBody: { required: true, content } };
}

function describeResponses(call: DeclaredCall, isProtected: boolean): Json {
  const { response = z.object({}), failureDefaults, status = 200 } = call;
  const refusal = inJson("A refusal.", errorResponseSchema(failureDefaults));
  const takesInput = call.body ?? call.bodyTypes ?? call.params ?? call.query ?? call.headers;
  const hasBody = call.body ?? call.bodyTypes;
  const refusals = [
    ...(takesInput ? [400] : []),
    ...(isProtected ? [401, 403] : []),
    ...(call.params ? [404] : []),
    ...(hasBody ? [413, 415] : []),
    ...(hasBody || call.rate || call.accountRate ? [429] : []),
    ...(call.needsDatabase === false ? [] : [503]),
  ];
  return {
    [status]: call.responseType ? inFile("Done.", call.responseType) : inJson("Done.", response),
    ...(call.headers?.includes("If-None-Match") && { 304: { description: "Not changed since." } }),
    ...Object.fromEntries(refusals.map((code) => [code, refusal])),
    default: refusal,
  };
}

function inJson(description: string, schema: z.ZodType): Json {
  return { description, content: { "application/json": { schema: schemaOf(schema, "output") } } };
}

function inFile(description: string, type: string): Json {
  return { description, content: { [type]: { schema: { type: "string" } } } };
}

function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described;
}
