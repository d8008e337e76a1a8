/**
 * What customers, staff, couriers and crashes do to orders, in generated sequences, against the shop and against the table
 * of an order's life (lib/orders/lifecycle.ts): after every step pieces, money and timeline agree.
 *
 * - acts.ts: all that can be done, as data. generate.ts: the next step of a sequence, from a seed.
 * - state.ts, money.ts, order-rules.ts, parcel-rules.ts, return-rules.ts, reference.ts: the model. Its states, steps and
 *   moves of pieces are those of the table, its cash is that of lib/orders/payment.ts; it knows nothing else of the shop.
 * - perform*.ts: the same acts on the shop, by its use-cases. crash.ts: a process that ends between two writes.
 * - play.ts: one step of each sequence at once, then the comparison. judge.ts: what two at once, or a crash, may have left.
 * - shrink.ts: a sequence that fails, without the steps that it fails without.
 *
 * A failure prints its seed. To play one sequence again: MODEL_SEED=<seed> npx vitest run testing/model
 */
import { afterEach, expect, it, vi } from "vitest";
import { usePatientDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { IS_LONG } from "@/testing/long-tests";
import { playSeeds } from "@/testing/model/shrink";

const SEQUENCES = IS_LONG ? 600 : 200;
/** So many sequences share a database, and are at it at the same time. */
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
