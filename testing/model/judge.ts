import type { Act } from "@/testing/model/acts";
import { CRASH } from "@/testing/model/crash";
import { apply } from "@/testing/model/reference";
import { linkAlone } from "@/testing/model/return-rules";
import { copyOf, type Model } from "@/testing/model/state";

/** The code of the refusal. */
export type Outcome = string | typeof CRASH;

interface Judgement {
  /** The shop may be in any of these states. */
  models: Model[];
  /** The answer that the shop must not have given. */
  problem?: string;
}

/** The refusals that two acts may get because they come at the same time. */
const RACED = [
  "IN_PROGRESS",
  "STALE_VERSION",
  "PARCEL_STATE",
  "OUT_OF_STOCK",
  "RETURN_STATE",
  "ORDER_NOT_PENDING",
];

/** The states that the shop may be in after these answers. */
export function judge(model: Model, acts: readonly Act[], outcomes: readonly Outcome[]): Judgement {
  const answered = acts.map((act, index) => ({ act, outcome: outcomes[index] ?? "" }));
  const [one, ...others] = answered;
  if (others.length > 0) return judgeSeveral(model, answered);
  if (!one || one.outcome === CRASH) return { models: one ? afterCrash(model, one.act) : [model] };
  const { act, outcome } = one;
  const after = apply(model, act);
  if (outcome === "done")
    return after
      ? { models: [after] }
      : { models: [], problem: `${act.name} was done, and the table forbids it` };
  return after
    ? { models: [], problem: `${act.name} was refused with ${String(outcome)}, and the table allows it` }
    : { models: [model] };
}

/** After a crash the act is done completely or not at all. */
function afterCrash(model: Model, act: Act): Model[] {
  const after = apply(model, act);
  if (!after || act.name !== "exchange") return [model, ...(after ? [after] : [])];
  const linked = copyOf(model, [act.order]);
  linkAlone(linked, act);
  return [model, after, linked];
}

interface Answered {
  act: Act;
  outcome: Outcome;
}

/** Applies the acts one after the other, in either order. */
function judgeSeveral(model: Model, answered: readonly Answered[]): Judgement {
  const sure = answered.filter(({ outcome }) => outcome !== CRASH);
  const done = sure.filter(({ outcome }) => outcome === "done").map(({ act }) => act);
  const unsure = answered.filter(({ outcome }) => outcome === CRASH).map(({ act }) => act);
  const orders = [done, [...done, ...unsure]].flatMap((acts) => [acts, acts.toReversed()]);
  const models = orders.flatMap((acts) => {
    const after = acts.reduce<Model | null>((before, act) => before && apply(before, act), model);
    return after ? [after] : [];
  });
  const names = `${answered.map(({ act }) => act.name).join(" and ")} at once`;
  if (models.length === 0) return { models, problem: `${names} were done, and the table forbids it` };
  const refused = sure.filter(({ outcome }) => outcome !== "done");
  const wrong = refused.find(({ act, outcome }) => {
    const isLegal = [model, ...models].every((before) => apply(before, act));
    return isLegal && (!RACED.includes(String(outcome)) || refused.length === answered.length);
  });
  if (wrong)
    return { models, problem: `${names}: ${wrong.act.name} was refused with ${String(wrong.outcome)}` };
  return { models };
}
