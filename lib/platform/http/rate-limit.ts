import mongoose from "mongoose";
import { RateLimiterMongo, RateLimiterRes } from "rate-limiter-flexible";
import { getEnv } from "@/lib/env";
import { AppError } from "@/lib/platform/http/errors";
import { scaleLimit } from "@/lib/platform/http/scale-limit.mjs";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

/**
 * How often an account or an address may do something in minutes and days: in the database, which all servers share.
 * What the framework must be spared is counted before it, in the server's memory (server/edge/token-buckets.mjs).
 */
export interface RateRule {
  /** Names the counter; rules of the same name share it. */
  name: string;
  /** How many in the window, before RATE_LIMIT_FACTOR. */
  points: number;
  windowSeconds: number;
  /** False where no factor makes sense: what may be done once. */
  isScaled?: false;
}

const COLLECTION = "rateLimits";

/** Makes the indexes that the counting relies on: one document for each key, and none after its window. */
export async function createRateLimitIndexes(): Promise<void> {
  const collection = mongoose.connection.collection(COLLECTION);
  await collection.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
  await collection.createIndex({ key: 1 }, { unique: true });
}

const limiters = new Map<string, RateLimiterMongo>();

/** Counts one request of this client address; throws TOO_MANY_REQUESTS past the limit. */
export async function limitRequests(request: Request, rule: RateRule): Promise<void> {
  await consume(rule, clientAddress(request.headers));
}

/** Counts one attempt under any key, such as an account; throws TOO_MANY_REQUESTS past the limit. */
export async function consume(rule: RateRule, key: string): Promise<void> {
  const refusal = await count(rule, key);
  if (refusal) throw tooMany(refusal);
}

export interface Counter {
  rule: RateRule;
  key: string;
}

/**
 * Counts one attempt under each key, or under none where one of them is past its limit: then it throws
 * TOO_MANY_REQUESTS. It resolves with a function that refunds the attempt, for limits that count failures only.
 */
export async function reserve(counters: readonly Counter[]): Promise<() => Promise<void>> {
  const counted: Counter[] = [];
  const refund = () => refundAttempts(counted);
  for (const counter of counters) {
    const refusal = await count(counter.rule, counter.key);
    counted.push(counter);
    if (!refusal) continue;
    await refund();
    throw tooMany(refusal);
  }
  return refund;
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: msBeforeNext / SECOND_MS });
}

/**
 * Takes an attempt under each key back. Only in windows that still run: the limiter's own reward would begin one with an
 * attempt to spare.
 */
export async function refundAttempts(counters: readonly Counter[]): Promise<void> {
  const keys = counters.map(({ rule, key }) => limiterOf(rule).getKey(key));
  const running = { key: { $in: keys }, points: { $gt: 0 }, expire: { $gt: new Date() } };
  await mongoose.connection.collection(COLLECTION).updateMany(running, { $inc: { points: -1 } });
}

/** A limit as this process keeps it: at least 1. */
export function scaled(limit: number): number {
  return scaleLimit(limit, getEnv().RATE_LIMIT_FACTOR);
}

/** Whether one more attempt under a key would be within the limit; none is counted. */
export async function hasAttemptsLeft(rule: RateRule, key: string): Promise<boolean> {
  const counted = await limiterOf(rule).get(key);
  return counted === null || counted.remainingPoints > 0;
}

/** Resets the attempts under a key, because the last one was good. */
export async function resetAttempts(rule: RateRule, key: string): Promise<void> {
  await limiterOf(rule).delete(key);
}

/** Counts one attempt; false past the limit. */
export async function tryConsume(rule: RateRule, key: string): Promise<boolean> {
  return (await count(rule, key)) === null;
}

/** Counts one attempt; null, or past the limit the limiter's word on the wait. */
async function count(rule: RateRule, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiterOf(rule).consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** The address that the server saw; it sets this header itself and drops what a client sends in it. */
export function clientAddress(headers: Headers): string {
  return headers.get("x-client-address") ?? "unknown";
}

function limiterOf(rule: RateRule): RateLimiterMongo {
  const existing = limiters.get(rule.name);
  if (existing) return existing;
  const limiter = new RateLimiterMongo({
    storeClient: mongoose.connection,
    dbName: mongoose.connection.name,
    tableName: COLLECTION,
    // Made by createRateLimitIndexes before the first request: the limiter's own come too late for it.
    disableIndexesCreation: true,
    keyPrefix: rule.name,
    points: rule.isScaled === false ? rule.points : scaled(rule.points),
    duration: rule.windowSeconds,
  });
  limiters.set(rule.name, limiter);
  return limiter;
}
