import { MongoServerError } from "mongodb";
import mongoose from "mongoose";
import { describe, expect, it } from "vitest";
import { isDatabaseUnavailable, isDuplicateKey } from "@/lib/db";

function named(name: string, message = "boom"): Error {
  return Object.assign(new Error(message), { name });
}

describe("isDatabaseUnavailable", () => {
  it.each([
    "MongoServerSelectionError",
    "MongoNetworkError",
    "MongoNetworkTimeoutError",
    "MongoNotConnectedError",
    "MongoTopologyClosedError",
    "MongoWaitQueueTimeoutError",
    "MongoPoolClearedError",
    "MongoPoolClosedError",
    "MongoConnectionPoolError",
    "MongoOperationTimeoutError",
    "MongooseServerSelectionError",
  ])("is true for %s", (name) => {
    expect(isDatabaseUnavailable(named(name))).toBe(true);
  });

  it.each([6, 7, 89, 91, 189, 9001, 10_107, 11_600, 11_602, 13_435, 13_436])(
    "is true for the server's code %d",
    (code) => {
      expect(isDatabaseUnavailable(new MongoServerError({ message: "x", code }))).toBe(true);
    },
  );

  it("is true for an operation before the first connection", () => {
    const message = "Cannot call `users.findOne()` before initial connection is complete";
    expect(isDatabaseUnavailable(new mongoose.MongooseError(message))).toBe(true);
  });

  // The driver passes a socket's own error on when the database dies while a command is being written.
  it.each(["EPIPE", "ECONNRESET"])("is true for a socket that broke with %s", (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error(`write ${code}`), { code, syscall: "write" }))).toBe(
      true,
    );
  });

  it.each([
    ["a duplicate key", new MongoServerError({ message: "E11000", code: 11_000 })],
    ["a refused document", new MongoServerError({ message: "x", code: 121 })],
    ["a cast error", new mongoose.Error.CastError("ObjectId", "x", "_id")],
    ["a validation error", new mongoose.Error.ValidationError()],
    ["another mongoose error", new mongoose.MongooseError("Model has been compiled")],
    ["a bug", new TypeError("x is not a function")],
    ["a look-alike that is no error", { name: "MongoNetworkError" }],
    ["a text", "MongoNetworkError"],
    ["nothing", undefined],
  ])("is false for %s", (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe("isDuplicateKey", () => {
  it("is true only for the error of a unique index", () => {
    expect(isDuplicateKey(new MongoServerError({ message: "E11000", code: 11_000 }))).toBe(true);
    expect(isDuplicateKey(new MongoServerError({ message: "x", code: 121 }))).toBe(false);
    expect(isDuplicateKey({ code: 11_000 })).toBe(false);
  });
});
