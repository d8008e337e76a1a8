import * as mongodb from "mongodb";
import { type BulkWriteResult, MongoBulkWriteError, MongoNetworkError, MongoServerError } from "mongodb";
import {
  PoolClearedOnNetworkError,
  PoolClosedError,
  WaitQueueTimeoutError,
} from "mongodb/lib/cmap/errors.js";
import mongoose from "mongoose";
import { describe, expect, it } from "vitest";
import { isDatabaseUnavailable, isDuplicateKey } from "@/lib/platform/database/db";
import { DeadlineError } from "@/lib/platform/jobs/deadline";

const pool = { address: "10.0.0.3:27017", serverError: new MongoNetworkError("gone") };
const topology: mongodb.TopologyDescription = Object.create(null);

class LaterNetworkError extends MongoNetworkError {
  override get name() {
    return "MongoLaterNetworkError";
  }
}

describe("isDatabaseUnavailable", () => {
  it.each([
    new mongodb.MongoServerSelectionError("Server selection timed out", topology),
    new MongoNetworkError("connection 5 closed"),
    new mongodb.MongoNetworkTimeoutError("connection 5 timed out"),
    new mongodb.MongoNotConnectedError("not connected"),
    new mongodb.MongoTopologyClosedError("Topology is closed"),
    new mongodb.MongoServerClosedError("Server is closed"),
    new mongodb.MongoClientClosedError(),
    new mongodb.MongoExpiredSessionError("expired"),
    new mongodb.MongoStalePrimaryError("stale"),
    new mongodb.MongoOperationTimeoutError("Timed out"),
    new PoolClearedOnNetworkError(pool),
    new PoolClosedError(pool),
    new WaitQueueTimeoutError("Timed out", pool.address),
    new LaterNetworkError("a class that a later driver has"),
    new mongoose.Error.MongooseServerSelectionError("Server selection timed out"),
    new DeadlineError(2_800),
  ])("is true for $name", (error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it("is true for a bulk write that the network broke, and false for one that was refused", () => {
    const result = {} as BulkWriteResult;
    expect(isDatabaseUnavailable(new MongoBulkWriteError(new MongoNetworkError("closed"), result))).toBe(
      true,
    );
    const refused = { message: "E11000", code: 11_000, writeErrors: [] };
    expect(isDatabaseUnavailable(new MongoBulkWriteError(refused, result))).toBe(false);
  });

  it("is true for what was thrown because of it", () => {
    const cause = new Error("no answer", { cause: new MongoNetworkError("closed") });
    expect(isDatabaseUnavailable(new Error("no page", { cause }))).toBe(true);
    const circle = new Error("a circle");
    circle.cause = circle;
    expect(isDatabaseUnavailable(circle)).toBe(false);
  });

  it.each(["RetryableWriteError", "RetryableError", "TransientTransactionError", "SystemOverloadedError"])(
    "is true for what the server labels %s",
    (label) => {
      const error = new MongoServerError({ message: "x", code: 1, errorLabels: [label] });
      expect(isDatabaseUnavailable(error)).toBe(true);
    },
  );

  it.each([6, 7, 43, 50, 64, 89, 91, 189, 9001, 10_107, 11_600, 11_602, 13_435, 13_436])(
    "is true for the server's code %d",
    (code) => {
      expect(isDatabaseUnavailable(new MongoServerError({ message: "x", code }))).toBe(true);
    },
  );

  it("is true for an operation before the first connection", () => {
    const message = "Cannot call `users.findOne()` before initial connection is complete";
    expect(isDatabaseUnavailable(new mongoose.MongooseError(message))).toBe(true);
  });

  it.each([
    ["a duplicate key", new MongoServerError({ message: "E11000", code: 11_000 })],
    ["a refused document", new MongoServerError({ message: "x", code: 121 })],
    ["a cast error", new mongoose.Error.CastError("ObjectId", "x", "_id")],
    ["a validation error", new mongoose.Error.ValidationError()],
    ["another mongoose error", new mongoose.MongooseError("Model has been compiled")],
    ["a mail server that hung up", Object.assign(new Error("read"), { code: "ECONNRESET", syscall: "read" })],
    ["a wrong setting", new mongodb.MongoInvalidArgumentError("x")],
    ["an answer that cannot be read", new mongodb.MongoParseError("x")],
    ["a name that somebody else has taken", Object.assign(new Error("x"), { name: "MongoNetworkError" })],
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
