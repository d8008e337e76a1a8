import { z } from "zod";
import { Components, type Json } from "@/lib/rest/components";
import { nameSchemas } from "@/lib/rest/named-schemas";
import { CALLER_RULES, isProtected, refusalName, refusalsByStatus } from "@/lib/rest/refusals";
import { errorResponseSchema, failureDefaultsOf } from "@/lib/rest/response-schemas";
import type { DeclaredCall } from "@/lib/rest/route";

const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

type Handler = ((request: Request, context: never) => unknown) & { declared?: DeclaredCall };

/** The handlers of one address, as its route file exports them; those that only refuse declare nothing. */
type Handlers = Partial<Record<(typeof METHODS)[number], Handler>>;

/** The OpenAPI 3.1 document of these addresses, which are written as `/cart/{id}`. */
export function makeOpenApi(addresses: Record<string, Handlers>, title: string): Json {
  nameSchemas();
  const components = new Components();
  const paths = Object.entries(addresses).map(([address, handlers]) => [
    address,
    Object.fromEntries(
      METHODS.flatMap((method) => {
        const declared = handlers[method]?.declared;
        return declared
          ? [
              [
                method.toLowerCase(),
                describeCall({ name: `${method} ${address}`, call: declared, components }),
              ],
            ]
          : [];
      }),
    ),
  ]);
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description:
        "The calls of the shop. Money is whole BDT. Not described here are next-auth's own, under /api/auth: csrf, providers, session, " +
        "signin, callback, signout and error.",
    },
    servers: [{ url: "/api" }],
    // Of every call that says nothing else.
    security: [{ bearer: [] }],
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "From POST /jwt." },
      },
      ...components.toJson(),
    },
    paths: Object.fromEntries(paths),
  };
}

interface Described {
  name: string;
  call: DeclaredCall;
  components: Components;
}

function describeCall(described: Described): Json {
  const { name, call } = described;
  const parameters = describeParameters(described);
  return {
    operationId: operationIdOf(name),
    ...(call.summary && { summary: call.summary }),
    description: whoMayCall(call),
    ...(!isProtected(call) && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...describeBody(described),
    responses: { ...describeSuccess(described), ...describeRefusals(described) },
  };
}

/** `PATCH /orders/{id}/parcel` is `patchOrdersIdParcel`. */
const operationIdOf = (name: string): string =>
  name
    .toLowerCase()
    .slice(0, name.indexOf(" "))
    .concat(name.slice(name.indexOf(" ")).replaceAll(/\W+(\w?)/g, (_, first: string) => first.toUpperCase()));

const whoMayCall = ({ auth }: DeclaredCall): string =>
  typeof auth === "string" ? CALLER_RULES[auth].mayCall : CALLER_RULES.anybody.mayCall;

function describeParameters({ call, components }: Described): Json[] {
  const { params, query, headers = [] } = call;
  const fieldsOf = (schema: z.ZodType | undefined, place: "path" | "query") =>
    Object.entries(schema instanceof z.ZodObject ? schema.shape : {}).map(([name, field]) => ({
      name,
      in: place,
      ...((place === "path" || !field.safeParse(undefined).success) && { required: true }),
      schema: components.schemaOf(field, "input"),
    }));
  return [
    ...fieldsOf(params, "path"),
    ...fieldsOf(query, "query"),
    ...headers.map((name) => ({ name, in: "header", schema: { type: "string" } })),
  ].map((parameter) => components.share("parameters", `${parameter.in}.${parameter.name}`, parameter));
}

function describeBody({ call: { body, bodyTypes }, components }: Described): Json {
  const types = bodyTypes ?? (body && ["application/json"]);
  if (!types) return {};
  const schema = body ? components.schemaOf(body, "input") : { type: "string", format: "binary" };
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { requestBody: { required: true, content } };
}

function describeSuccess({ call, components }: Described): Json {
  const { response = z.object({}), responseType, status = 200 } = call;
  const schema = responseType ? { type: "string" } : components.schemaOf(response, "output");
  const done = { description: "OK", content: { [responseType ?? "application/json"]: { schema } } };
  const named = "$ref" in schema ? String(schema.$ref).split("/").at(-1) : undefined;
  return {
    // The answer of a schema that several calls have is told once too.
    [status]: named === undefined ? done : components.share("responses", named, done),
    ...(call.headers?.includes("If-None-Match") && { 304: { description: "Not changed since." } }),
  };
}

function describeRefusals({ call, components }: Described): Json {
  const failureDefaults = failureDefaultsOf(call.response);
  return Object.fromEntries(
    refusalsByStatus(call).map(([status, codes]) => {
      const ofCodes = refusalName(codes);
      const schema = components.schemaOf(errorResponseSchema(codes, failureDefaults, ofCodes), "output");
      const name = [ofCodes, ...Object.keys(failureDefaults)].join(".");
      const refusal = {
        description: "Refused.",
        content: { "application/json": { schema } },
      };
      return [status, components.share("responses", name, refusal)];
    }),
  );
}
