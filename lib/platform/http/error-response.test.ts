import { MongoNetworkError, MongoServerError } from "mongodb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorResponse, toAppError } from "@/lib/platform/http/error-response";
import { AppError, type ErrorCode } from "@/lib/platform/http/errors";

// Copied from decisions, section 3, not from the map.
const STATUSES: [ErrorCode, number][] = [
  ["BAD_REQUEST", 400],
  ["INVALID_FIELDS", 400],
  ["NOT_SIGNED_IN", 401],
  ["FORBIDDEN", 403],
  ["NOT_FOUND", 404],
  ["METHOD_NOT_ALLOWED", 405],
  ["TIMEOUT", 408],
  ["BODY_TOO_LARGE", 413],
  ["NOT_JSON", 415],
  ["ORDER_NOT_PENDING", 409],
  ["OUT_OF_STOCK", 409],
  ["PRICE_CHANGED", 409],
  ["CART_CHANGED", 409],
  ["CART_EMPTY", 409],
  ["IN_PROGRESS", 409],
  ["NAME_TAKEN", 409],
  ["LAST_ADMIN", 409],
  ["CANNOT_DELETE_SELF", 409],
  ["STALE_VERSION", 409],
  ["TOO_MANY_REQUESTS", 429],
  ["INTERNAL", 500],
  ["UNAVAILABLE", 503],
];

let logged: string[];
beforeEach(() => {
  logged = [];
  for (const output of [process.stdout, process.stderr]) {
    vi.spyOn(output, "write").mockImplementation((line) => {
      logged.push(String(line));
      return true;
    });
  }
});
afterEach(() => vi.restoreAllMocks());

describe("errorResponse", () => {
  it("tells at least a second to wait, also where the limit ends just now", () => {
    const response = errorResponse(new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 0 }), "r1");
    expect(response.headers.get("retry-after")).toBe("1");
  });

  it.each(STATUSES)("answers %s with %d and the one error shape", async (code, status) => {
    const response = errorResponse(new AppError(code), "r1");
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).toBe("r1");
    if (status === 429) expect(response.headers.get("retry-after")).toBe("60");
    const body = await response.json();
    expect(body).toEqual({ error: { code, message: expect.stringMatching(/\w/), requestId: "r1" } });
  });

  it.each([
    ["insertedId", null],
    ["deletedCount", 0],
    ["modifiedCount", 0],
  ] as const)("holds the promised %s", async (key, value) => {
    const body = await errorResponse(new AppError("NOT_FOUND"), "r1", { [key]: value }).json();
    expect(body[key]).toBe(value);
    expect(Object.keys(body)).toEqual(["error", key]);
  });

  it("tells fields, details and whole seconds to wait", async () => {
    const error = new AppError("PRICE_CHANGED", {
      message: "Look again.",
      fields: { amount: "has changed" },
      details: { amount: 1_350 },
      retryAfterSeconds: 1.2,
    });
    const response = errorResponse(error, "r1");
    expect(response.headers.get("retry-after")).toBe("2");
    expect(await response.json()).toEqual({
      error: {
        code: "PRICE_CHANGED",
        message: "Look again.",
        fields: { amount: "has changed" },
        details: { amount: 1_350 },
        requestId: "r1",
      },
    });
  });
});

describe("toAppError", () => {
  it("passes a refusal on", () => {
    const error = new AppError("CART_EMPTY");
    expect(toAppError(error, "r1")).toBe(error);
    expect(logged).toEqual([]);
  });

  it.each([
    ["FORBIDDEN", "role or identity refused"],
    ["TOO_MANY_REQUESTS", "throttled"],
  ] as const)("writes a line of its own for %s", (code, message) => {
    toAppError(new AppError(code, { message: "secret text" }), "r1");
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { time: expect.any(String), level: "security", message, requestId: "r1" },
    ]);
  });

  it.each([
    ["a bug", new TypeError("secret text of a bug"), 500],
    ["a driver's error", new MongoServerError({ message: 'dup key: { a: "secret" }', code: 11_000 }), 500],
    ["a thrown text", "secret text", 500],
    ["nothing", undefined, 500],
  ])("never tells the text of %s", async (_, thrown, status) => {
    const error = toAppError(thrown, "r1");
    expect(error.status).toBe(status);
    expect(await errorResponse(error, "r1").text()).not.toContain("secret");
    expect(logged.join("")).not.toContain("secret");
  });

  it("asks to wait while the database is away", () => {
    const away = new MongoNetworkError("connection 5 to 10.0.0.3:27017 closed");
    expect(toAppError(away, "r1")).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 2 });
    expect(JSON.parse(logged[0] ?? "")).toMatchObject({ errorMessage: away.message });
  });

  it("never tells the caller where the database is", async () => {
    const away = toAppError(new MongoNetworkError("connection 5 to 10.0.0.3:27017 closed"), "r1");
    expect(await errorResponse(away, "r1").text()).not.toContain("10.0.0.3");
  });

  it("logs what it hides, with the request's id", () => {
    toAppError(new TypeError("x"), "r1");
    expect(JSON.parse(logged[0] ?? "")).toMatchObject({ errorName: "TypeError", requestId: "r1" });
  });
});
