import * as fc from "fast-check";
import { makeAdmin } from "@/testing/people";
import type { Act, Step } from "@/testing/model/acts";
import { makeDice, nextStep } from "@/testing/model/generate";
import { Mismatch, play } from "@/testing/model/play";
import type { Model } from "@/testing/model/state";
import { makeWorld, type World } from "@/testing/model/world";

const STEPS = 40;

/** Plays a sequence of each seed; reports the first that fails, or null where all agree. */
export async function playSeeds(seeds: readonly number[]): Promise<string | null> {
  const admin = await makeAdmin();
  const worlds: World[] = [];
  for (const _seed of seeds) worlds.push(await makeWorld(admin));
  const diceOf = new Map(worlds.map((world, index) => [world, makeDice(seeds[index] ?? 0)]));
  try {
    await play(worlds, STEPS, (world, round) => {
      const dice = diceOf.get(world);
      return dice ? nextStep(world.model, round, dice) : null;
    });
    return null;
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const { world, message } = error;
    const seed = seeds[worlds.indexOf(world)];
    return [`seed ${seed}, step ${world.steps.length}:`, message, "", await shorten(world.steps)].join("\n");
  }
}

/** Whether the act's order or return exists: the shortened sequence may lack the step that made it. */
function isThere({ orders }: Model, act: Act): boolean {
  const order = "order" in act ? orders.get(act.order) : null;
  return order !== undefined && !("entry" in act && !order?.returns.has(act.entry));
}

const replay = async (steps: readonly Step[]): Promise<string | null> => {
  const world = await makeWorld(await makeAdmin());
  try {
    await play([world], steps.length, ({ model }, round) => {
      const step = steps[round];
      return step?.acts.every((act) => isThere(model, act)) ? step : null;
    });
    return null;
  } catch (error) {
    if (error instanceof Mismatch) return error.message;
    throw error;
  }
};

/** The fewest steps found that still fail. */
async function shorten(steps: Step[]): Promise<string> {
  const property = fc.asyncProperty(fc.subarray(steps), async (some) => (await replay(some)) === null);
  const { counterexample } = await fc.check(property, {
    examples: [[steps]],
    numRuns: 1,
    interruptAfterTimeLimit: 30_000,
  });
  const [shortest] = counterexample ?? [];
  if (!shortest) return "It does not fail alone.";
  return [
    `It fails with ${shortest.length} of these steps:`,
    ...shortest.map((step) => JSON.stringify(step)),
    (await replay(shortest)) ?? "",
  ].join("\n");
}
