import { isDeepStrictEqual } from "node:util";
import { type MockInstance, vi } from "vitest";
import { AppError } from "@/lib/platform/http/errors";
import { DeadlineError } from "@/lib/platform/jobs/deadline";
import type { Act, Step } from "@/testing/model/acts";
import { CRASH, endAfter, recover, recoverLate, settleLate } from "@/testing/model/crash";
import { describeModel } from "@/testing/model/describe";
import { judge, type Outcome } from "@/testing/model/judge";
import { fillAnew } from "@/testing/model/order-at-once";
import { perform } from "@/testing/model/perform";
import { describeShop, readShop, type Shop } from "@/testing/model/read-shop";
import type { World } from "@/testing/model/world";

/** The shop differs from the table. */
export class Mismatch extends Error {
  readonly world: World;

  constructor(world: World, message: string) {
    super(message);
    this.world = world;
  }
}

/** The step of a round; null where this world's sequence has none. */
type NextStep = (world: World, round: number) => Step | null;

/** Plays one step of each world after the other, and compares them all after each. Throws a Mismatch. */
export async function play(worlds: readonly World[], rounds: number, next: NextStep): Promise<void> {
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    for (let round = 0; round < rounds; round += 1) await playRound({ worlds, round, next, log });
  } finally {
    log.mockRestore();
  }
}

interface Turn {
  world: World;
  step: Step;
  outcomes: Outcome[];
}

interface Round {
  worlds: readonly World[];
  round: number;
  next: NextStep;
  /** The errors that the shop logs. */
  log: MockInstance;
}

async function playRound({ worlds, round, next, log }: Round): Promise<void> {
  const turns = worlds.flatMap((world): Turn[] => {
    const step = blame(world, () => next(world, round));
    if (step) world.steps.push(step);
    return step ? [{ world, step, outcomes: [] }] : [];
  });
  const isCrashing = ({ step }: Turn) => step.crashAfter !== null;
  await attemptAll(turns.filter((turn) => !isCrashing(turn)));
  if (turns.some(({ outcomes }) => outcomes.includes(CRASH))) await recoverLate();
  else if (log.mock.calls.length > 0) await settleLate();
  log.mockClear();
  const crashing = turns.filter(isCrashing);
  for (const { world, step, outcomes } of crashing) outcomes.push(await crash(world, step));
  if (crashing.length > 0) await recover();
  const shops = await readShop(turns.map(({ world }) => world));
  for (const turn of turns) blame(turn.world, () => compare(turn, shops.get(turn.world)));
}

/** Adds the world's steps to any error of the work. */
function blame<Result>(world: World, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof Mismatch ? error : new Mismatch(world, String(error));
  }
}

async function attemptAll(turns: readonly Turn[]): Promise<void> {
  const attempts = turns.flatMap(({ world, step, outcomes }) =>
    step.acts.map(async (act, index) => {
      outcomes[index] = await attempt(world, act);
    }),
  );
  for (const settled of await Promise.allSettled(attempts))
    if (settled.status === "rejected") throw settled.reason;
}

const attempt = (world: World, act: Act): Promise<Outcome> =>
  answerOf(world, act, async () => {
    await prepare(world, act);
    await perform(world, act);
  });

async function prepare(world: World, act: Act): Promise<void> {
  if (act.name === "place") await fillAnew(world, act);
}

async function answerOf(world: World, act: Act, work: () => Promise<void>): Promise<Outcome> {
  try {
    await work();
    return "done";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    // This happens on a busy machine; nobody knows the outcome.
    if (error instanceof DeadlineError) return CRASH;
    throw new Mismatch(world, `${act.name} failed: ${String(error)}`);
  }
}

/** Crashes an act, with nothing else at the same time. The preparation of a checkout is never cut off. */
async function crash(world: World, { acts: [act], crashAfter }: Step): Promise<Outcome> {
  if (!act || crashAfter === null) throw new Error("A crash is of one act.");
  const prepared = await answerOf(world, act, () => prepare(world, act));
  if (prepared !== "done") return prepared;
  const life = endAfter(crashAfter);
  try {
    return await answerOf(world, act, () => perform(world, act));
  } catch (error) {
    if (life.hasEnded()) return CRASH;
    throw error;
  } finally {
    life.restore();
  }
}

function compare({ world, step, outcomes }: Turn, shop: Shop | undefined): void {
  if (!shop) throw new Error("Each world has its shop.");
  adopt(world, step, shop);
  const { models, problem } = judge(world.model, step.acts, outcomes);
  if (problem) throw new Mismatch(world, problem);
  const fits = models.find((model) =>
    isDeepStrictEqual(describeShop(world, shop, model), describeModel(model)),
  );
  if (!fits) throw differ(world, shop, models);
  world.model = fits;
  for (const [name, id] of world.orderIds) {
    const order = shop.orders.find(({ _id }) => _id.toString() === id);
    if (order)
      world.lineIds.set(
        name,
        order.cartItems.map((line) => line._id.toString()),
      );
  }
}

/** Gives names to the documents of a call whose answer was lost. */
function adopt({ orderIds, returnIds }: World, { acts: [act] }: Step, { orders }: Shop): void {
  if (!act || !("as" in act)) return;
  const known = new Set([...orderIds.values(), ...returnIds.values()]);
  for (const { _id, returns } of orders) {
    if (!known.has(_id.toString())) orderIds.set(act.as, _id.toString());
    for (const { id } of returns ?? []) if (!known.has(id.toString())) returnIds.set(act.as, id.toString());
  }
}

function differ(world: World, shop: Shop, models: readonly World["model"][]): Mismatch {
  const sides = models.map((model) => [describeShop(world, shop, model), describeModel(model)] as const);
  return new Mismatch(
    world,
    sides.map(([is, should]) => listDifferences(is, should, "").join("\n")).join("\n or\n"),
  );
}

/** The paths at which two values of the same shape differ. */
function listDifferences(is: unknown, should: unknown, path: string): string[] {
  if (isDeepStrictEqual(is, should)) return [];
  if (!isRecord(is) || !isRecord(should) || Array.isArray(is))
    return [`  ${path.slice(1)}: the shop has ${JSON.stringify(is)}, the table ${JSON.stringify(should)}`];
  const keys = new Set([...Object.keys(is), ...Object.keys(should)]);
  return [...keys].flatMap((key) => listDifferences(is[key], should[key], `${path}.${key}`));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
