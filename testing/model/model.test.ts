/**
 * Plays generated sequences of what customers, staff, couriers and crashes do to orders, on the shop and on the table
 * of an order's life (lib/orders/lifecycle.ts). Pieces, money and timeline have to agree after every step.
 *
 * - acts.ts: all possible acts, as data. generate.ts: the next step of a sequence, from a seed.
 * - state.ts, money.ts, order-rules.ts, parcel-rules.ts, return-rules.ts, reference.ts: the model. It takes its states,
 *   steps and moves of pieces from the table, and its cash from lib/orders/payment.ts, and nothing else from the shop.
 * - perform*.ts: the same acts on the shop, through its use-cases. crash.ts: a process that ends between two writes.
 * - play.ts: one step of each sequence at once, then the comparison. judge.ts: the states a race or crash may leave.
 * - shrink.ts: removes from a failing sequence the steps that the failure does not need.
 *
 * A failure prints its seed. To play one sequence again: MODEL_SEED=<seed> npx vitest run testing/model
 */
import { afterEach, expect, it, vi } from "vitest";
import { usePatientDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { IS_LONG } from "@/testing/long-tests";
import { playSeeds } from "@/testing/model/shrink";

/** `npm run test:orders` plays 5,000 of them. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? (IS_LONG ? 200 : 20));
/** How many sequences share a database and run at the same time. */
const BATCH = 10;
/** Far above what a batch takes, also on a machine that is busy. */
const MOST_MS = 10 * 60_000;

const chosen = process.env.MODEL_SEED;
const seeds = chosen ? [Number(chosen)] : Array.from({ length: SEQUENCES }, (_, index) => index + 1);
const batches = Array.from({ length: Math.ceil(seeds.length / BATCH) }, (_, index) =>
  seeds.slice(index * BATCH, (index + 1) * BATCH),
);

usePatientDatabase();
afterEach(() => vi.restoreAllMocks());

it.each(batches.map((batch) => [batch[0], batch.at(-1), batch] as const))(
  "does what the table says in the sequences %i to %i",
  async (_first, _last, batch) => {
    expect(await playSeeds(batch)).toBeNull();
    await expectInvariants();
  },
  MOST_MS,
);
