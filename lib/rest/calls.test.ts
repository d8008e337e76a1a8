import { describe, expectTypeOf, it } from "vitest";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import type { AnswerOf, CallName, ProtectedName, PublicName, RequestOf } from "@/lib/platform/http/calls";

// The compiler checks this file: a call of the browser is what its route declares.

describe("the calls of the browser", () => {
  it("are those that a route answers", () => {
    expectTypeOf<"PATCH /cart/{id}">().toExtend<CallName>();
    expectTypeOf<"PUT /cart/{id}">().not.toExtend<CallName>();
    expectTypeOf<"PATCH /cart">().not.toExtend<CallName>();
    expectTypeOf<"GET /nowhere">().not.toExtend<CallName>();
  });

  it("need a sign-in where their route does", () => {
    expectTypeOf<"GET /cart">().toExtend<ProtectedName>();
    expectTypeOf<"GET /cart">().not.toExtend<PublicName>();
    expectTypeOf<"GET /products" | "POST /stockAlerts" | "GET /auth/csrf">().toExtend<PublicName>();
    expectTypeOf<"GET /search">().not.toExtend<ProtectedName>();
  });

  it("need none where the answer depends on who asks, but may have one", () => {
    expectTypeOf<"GET /products">().toExtend<PublicName>();
    expectTypeOf<"GET /products">().toExtend<ProtectedName>();
  });

  it("send what their route takes", () => {
    const id = "a";
    const body = { quantity: 2 };
    expectTypeOf({ params: { id }, body }).toExtend<RequestOf<"PATCH /cart/{id}">>();
    expectTypeOf({ body }).not.toExtend<RequestOf<"PATCH /cart/{id}">>();
    expectTypeOf({ params: { id } }).not.toExtend<RequestOf<"PATCH /cart/{id}">>();
    expectTypeOf({ params: { id }, body: { text: 1 } }).not.toExtend<RequestOf<"POST /orders/{id}/notes">>();
    expectTypeOf({ query: { limit: 26, cursor: null } }).toExtend<RequestOf<"GET /users">>();
    expectTypeOf({ query: { limit: true } }).not.toExtend<RequestOf<"GET /users">>();
    expectTypeOf({ query: { courier: "nobody" } }).not.toExtend<RequestOf<"GET /parcels/file">>();
    expectTypeOf({}).toExtend<RequestOf<"GET /users">>();
  });

  it("get what their route answers", () => {
    expectTypeOf<AnswerOf<"GET /cart">>().toEqualTypeOf<CartLineDto[]>();
    expectTypeOf<AnswerOf<"POST /users">>().toEqualTypeOf<{ insertedId: string | null }>();
    expectTypeOf<AnswerOf<"POST /exports/{kind}">>().toEqualTypeOf<Blob>();
    expectTypeOf({ params: { kind: "stock" as const }, body: {} }).not.toExtend<
      RequestOf<"POST /exports/{kind}">
    >();
  });
});
