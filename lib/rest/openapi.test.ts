import { describe, expect, it } from "vitest";
import { GET } from "@/app/api/openapi.json/route";
import { expectDescribed, readOpenApi } from "@/testing/fire/answers";
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
    const { paths } = await readOpenApi();
    expect(paths["/cart"]?.post).toMatchObject({
      description: "For whoever is signed in.",
      security: [{ bearer: [] }],
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
    await expect(check({ error: { code: "NOPE", message: "", requestId: "" } }, 404)).rejects.toThrow("code");
  });
});
