import { MongoNetworkError, MongoServerError, MongoServerSelectionError } from "mongodb";
import mongoose from "mongoose";
import { describe, expect, it } from "vitest";
import { DeadlineError } from "@/lib/platform/jobs/deadline";
import { AppError } from "@/lib/platform/http/errors";
import { safeErrorMessage } from "@/lib/platform/safe-error-message";
import { ShopError } from "@/lib/platform/shop-error";
import { useDatabase } from "@/testing/database";
import { makeUser } from "@/testing/people";
import { User } from "@/models/user";

useDatabase();

describe("safeErrorMessage", () => {
  it.each([
    [
      "the shop's own",
      new ShopError("The counter of order numbers is gone."),
      "The counter of order numbers is gone.",
    ],
    ["a refusal's", new AppError("CART_EMPTY"), "Your cart is empty."],
    ["a deadline's", new DeadlineError(2_800), "no end after 2800 ms"],
    [
      "the driver's",
      new MongoNetworkError("connection 5 to 10.0.0.3:27017 closed"),
      "connection 5 to 10.0.0.3:27017 closed",
    ],
    ["a server's", new MongoServerError({ message: "not primary", code: 10_107 }), "not primary"],
  ])("keeps %s text", (_, error, message) => {
    expect(safeErrorMessage(error)).toBe(message);
  });

  it("tells a database that refuses from one that is not there", () => {
    const refused = new MongoServerSelectionError("connect ECONNREFUSED 10.0.0.3:27017", {} as never);
    const timedOut = new MongoServerSelectionError("Server selection timed out after 2000 ms", {} as never);
    expect(safeErrorMessage(refused)).not.toBe(safeErrorMessage(timedOut));
  });

  it("strips what a unique index quotes, as the real engine says it", async () => {
    const user = await makeUser();
    const error: unknown = await User.create({ ...user, _id: undefined }).catch((thrown: unknown) => thrown);
    if (!(error instanceof MongoServerError)) throw error;
    expect(error.message).toContain(user.email);
    const kept = safeErrorMessage(error);
    expect(kept).toContain("E11000 duplicate key error");
    expect(kept).not.toContain(user.email);
  });

  it("strips quoted texts, addresses and numbers, also where the text was cut", () => {
    const cut = new MongoServerError({ message: 'bad value "Rahim Uddin, House 4' });
    expect(safeErrorMessage(cut)).toBe("bad value …");
    const plain = new MongoServerError({ message: "no user rahim@example.com with 01712-345678 here" });
    expect(safeErrorMessage(plain)).toBe("no user … with … here");
  });

  it("tells of a wrong document the fields and not their values", async () => {
    const cast: unknown = await User.findById("rahim@example.com").catch((thrown: unknown) => thrown);
    expect(cast).toBeInstanceOf(mongoose.Error.CastError);
    expect(safeErrorMessage(cast as Error)).toBe("no ObjectId at _id");
    const wrong: unknown = await new User({ name: "Rahim", role: "rahim@example.com" })
      .validate()
      .catch((thrown: unknown) => thrown);
    expect(wrong).toBeInstanceOf(mongoose.Error.ValidationError);
    expect(safeErrorMessage(wrong as Error)).toMatch(/role: enum/);
    expect(safeErrorMessage(wrong as Error)).not.toMatch(/rahim/i);
  });

  it.each([
    ["a stranger's", new Error("mail to rahim@example.com failed")],
    ["a bug's", new TypeError("rahim is not a function")],
    ["a parser's, which quotes its input", new SyntaxError("Unexpected token R in JSON")],
  ])("keeps nothing of %s text", (_, error) => {
    expect(safeErrorMessage(error)).toBeUndefined();
  });
});
