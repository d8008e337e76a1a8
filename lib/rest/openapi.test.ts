import { describe, expect, it } from "vitest";
import { GET } from "@/app/api/openapi.json/route";
import { expectDescribed, fetchOpenApi, findMeant, readOpenApi } from "@/testing/fire/answers";
import { importRoute, ROUTES } from "@/testing/fire/next-route";
import { addressOf } from "@/testing/fire/send";
import { contextWith, makeRequest } from "@/testing/requests";

const ask = (headers: Record<string, string> = {}) => GET(makeRequest({ headers }), contextWith());

describe("GET /api/openapi.json", () => {
  it("may be kept by anybody, and is sent again only if it has changed", async () => {
    const response = await ask();
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const etag = response.headers.get("etag") ?? "";
    expect((await ask({ "If-None-Match": etag })).status).toBe(304);
  });

  it("says who may call, what enters and what comes back", async () => {
    const { paths, security } = await readOpenApi();
    expect(security).toEqual([{ bearer: [] }]);
    expect(paths["/cart"]?.post).not.toHaveProperty("security");
    expect(paths["/cart"]?.post).toMatchObject({
      description: "For anyone logged in.",
      requestBody: {
        content: { "application/json": { schema: { required: ["productId", "quantity"] } } },
      },
      responses: {
        201: { content: { "application/json": { schema: { required: ["insertedId"] } } } },
        401: { content: { "application/json": { schema: { required: ["error", "insertedId"] } } } },
      },
    });
    expect(paths["/products/{id}"]?.get).toMatchObject({
      description: "For everybody.",
      security: [],
      parameters: [
        { name: "id", in: "path", required: true },
        { name: "If-None-Match", in: "header" },
      ],
    });
  });

  it("says in a sentence of its own what each call does", async () => {
    const calls = Object.values((await readOpenApi()).paths).flatMap((methods) => Object.values(methods));
    const summaries = calls.map(({ summary }) => String(summary));
    expect(summaries.filter((summary) => !/^[A-Z].{9,}[^.]$/.test(summary))).toEqual([]);
    expect(new Set(summaries).size).toBe(calls.length);
  });

  it("gives each method of each route an id of its own", async () => {
    const { paths } = await readOpenApi();
    const ids: unknown[] = [];
    for (const route of ROUTES.filter((name) => name !== "openapi.json")) {
      for (const [method, handler] of Object.entries(await importRoute(route)))
        if (typeof handler === "function" && "declared" in handler)
          ids.push(paths[addressOf(route)]?.[method.toLowerCase()]?.operationId);
    }
    expect(ids.filter((id) => typeof id !== "string" || !/^[a-z]+[A-Z]\w*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(Object.values(paths).flatMap((methods) => Object.keys(methods)).length);
    expect(ids).toContain("patchOrdersIdReturnsReturnId");
  });

  it("means a component wherever it refers to one, and has none that nobody means", async () => {
    const text = await fetchOpenApi();
    const document: unknown = JSON.parse(text);
    const meant = new Set(Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, reference = ""]) => reference));
    expect([...meant].filter((reference) => findMeant(document, reference) === undefined)).toEqual([]);
    const all = ["schemas", "responses", "parameters"].flatMap((kind) =>
      Object.keys(findMeant(document, `#/components/${kind}`) ?? {}).map(
        (name) => `#/components/${kind}/${name}`,
      ),
    );
    expect(all.filter((component) => !meant.has(component))).toEqual([]);
    expect(all.filter((component) => !/^#\/components\/\w+\/[\w.-]+$/.test(component))).toEqual([]);
    expect(all).toContain("#/components/schemas/Order");
  });

  it("has the parameters that an address names, each once", async () => {
    const { paths } = await readOpenApi();
    for (const [address, methods] of Object.entries(paths))
      for (const { parameters } of Object.values(methods)) {
        const named = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
        expect(new Set(named).size, address).toBe(named.length);
        const inPath = parameters.filter((parameter) => parameter.in === "path");
        expect(inPath.map(({ name }) => `{${name}}`).toSorted(), address).toEqual(
          (address.match(/\{\w+\}/g) ?? []).toSorted(),
        );
      }
  });

  it("is at most 250 KB", async () => {
    expect(Buffer.byteLength(await fetchOpenApi())).toBeLessThanOrEqual(250_000);
  });

  it("tells of each call with which codes it refuses", async () => {
    const { paths } = await readOpenApi();
    const told = JSON.stringify(paths["/orders/{id}"]?.patch?.responses[409]);
    expect(told).toContain('"enum":["IN_PROGRESS","ORDER_NOT_PENDING","OUT_OF_STOCK","PARCEL_STATE"]');
    expect(told).toContain('"modifiedCount"');
  });

  it("lets no answer pass that holds more or less than it says", async () => {
    const openApi = await readOpenApi();
    const user = { _id: "1", name: "Rahim", email: "rahim@example.com", role: "customer" };
    const check = (body: unknown, status = 200) =>
      expectDescribed({
        openApi,
        method: "GET",
        address: "/users",
        response: Response.json(body, { status }),
      });
    await check([user]);
    await expect(check([{ ...user, passwordHash: "x" }])).rejects.toThrow("passwordHash");
    await expect(check([{ ...user, role: "owner" }])).rejects.toThrow("role");
    await expect(check([{ _id: "1" }])).rejects.toThrow("name");
    await expect(check([user], 404)).rejects.toThrow("expected object");
    const refuse = (code: string, status: number) =>
      check({ error: { code, message: "", requestId: "" } }, status);
    await refuse("FORBIDDEN", 403);
    await refuse("OVERLOADED", 503);
    await expect(refuse("NOPE", 403)).rejects.toThrow("code");
    await expect(refuse("NOT_SIGNED_IN", 403)).rejects.toThrow("code");
    await expect(refuse("OUT_OF_STOCK", 409)).rejects.toThrow("code");
  });
});
