import { expect } from "vitest";
import { z } from "zod";
import { errorResponseSchema } from "@/lib/rest/response-schemas";
import { callRoute } from "@/testing/fire/next-route";

const mediaSchema = z.object({
  content: z.record(z.string(), z.object({ schema: z.looseObject({}) })).optional(),
});

const documentSchema = z.object({
  openapi: z.literal("3.1.0"),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
        responses: z.record(z.string(), mediaSchema),
      }),
    ),
  ),
});

export type OpenApi = z.output<typeof documentSchema>;

const request = () => new Request("http://localhost:3000/api/openapi.json");

/** The document as a client gets it. */
export async function fetchOpenApi(): Promise<string> {
  return await (await callRoute({ route: "openapi.json", request: request() })).text();
}

/** The same document with each reference replaced by its component. */
export async function readOpenApi(): Promise<OpenApi> {
  const document: unknown = JSON.parse(await fetchOpenApi());
  const resolved = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(resolved);
    const { $ref, ...rest } = value as { $ref?: string };
    const meant = $ref === undefined ? {} : resolved(findMeant(document, $ref));
    return { ...(meant as object), ...mapValues(rest, resolved) };
  };
  return documentSchema.parse(resolved(document));
}

const mapValues = (from: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));

/** Resolves a reference such as `#/components/schemas/Order`. */
export function findMeant(document: unknown, reference: string): unknown {
  return reference
    .split("/")
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
}

const known = new Map<string, z.ZodType>();

function schemaFor(openApi: OpenApi, method: string, address: string, status: number): z.ZodType | null {
  const key = `${method} ${address} ${status}`;
  const existing = known.get(key);
  if (existing) return existing;
  const responses = openApi.paths[address]?.[method.toLowerCase()]?.responses;
  if (!responses) return null;
  const described = responses[status] ?? responses.default;
  const schema = z.fromJSONSchema(described?.content?.["application/json"]?.schema ?? { type: "null" });
  known.set(key, schema);
  return schema;
}

interface SeenAnswer {
  openApi: OpenApi;
  method: string;
  /** As the document writes it, such as `/cart/{id}`. */
  address: string;
  response: Response;
}

/**
 * Fails unless the document describes the answer. A refusal of a call that is not in the document needs the one error
 * shape.
 */
export async function expectDescribed({ openApi, method, address, response }: SeenAnswer): Promise<void> {
  const { status } = response;
  const text = await response.text();
  const [type = ""] = response.headers.get("content-type")?.split(";") ?? [];
  if (
    openApi.paths[address]?.[method.toLowerCase()]?.responses[status]?.content?.[type] &&
    !type.endsWith("json")
  )
    return;
  if (method === "HEAD" || status === 304) return;
  const schema =
    schemaFor(openApi, method, address, status) ?? (status >= 400 ? errorResponseSchema() : z.unknown());
  const parsed = schema.safeParse(text === "" ? null : JSON.parse(text));
  const trouble = parsed.error ? z.prettifyError(parsed.error) : "";
  expect(parsed.success, `${method} ${address} answered ${status}: ${text.slice(0, 300)}\n${trouble}`).toBe(
    true,
  );
}
