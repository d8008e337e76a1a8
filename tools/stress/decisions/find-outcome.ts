import { LOST } from "@/tools/stress/clients";

export const DECISIONS = ["Confirm", "Cancel", "customer cancel", "admin delete"] as const;
type Decision = (typeof DECISIONS)[number];

/** What each was answered. */
export type Codes = Record<Decision, string>;

export const NOBODY = "nobody";

interface Found {
  status: string | undefined;
  isDeleted: boolean;
}

interface Outcome extends Found {
  winner: Decision | typeof NOBODY;
}

/**
 * How an order was decided, by its answers and by what is found of it; null where these do not go together. A decision whose
 * answer was lost may have been made or not.
 */
export function findOutcome(codes: Codes, found: Found): Outcome | null {
  const done = DECISIONS.filter((decision) => codes[decision] === "done");
  const lost = DECISIONS.filter((decision) => codes[decision] === LOST);
  const possible = subsetsOf(lost).map((made) => outcomeOf([...done, ...made]));
  // Whoever was refused was told that somebody has won.
  const mayWait = lost.length === DECISIONS.length;
  return (
    possible.find(
      (outcome) =>
        outcome?.status === found.status &&
        outcome?.isDeleted === found.isDeleted &&
        (mayWait || outcome?.winner !== NOBODY),
    ) ?? null
  );
}

/** What is left of an order once these decisions were made; null where they cannot all have been. */
function outcomeOf(made: Decision[]): Outcome | null {
  const isDeletedByAdmin = made.includes("admin delete");
  // An admin may delete a decided order too, so their delete may also come second.
  const deciders = made.filter((decision) => decision !== "admin delete");
  const [winner = isDeletedByAdmin ? "admin delete" : NOBODY] = deciders;
  const isDeletedTwice = winner === "customer cancel" && isDeletedByAdmin;
  if (deciders.length > 1 || isDeletedTwice) return null;
  if (winner === NOBODY) return { winner, status: "pending", isDeleted: false };
  const isDeleted = winner === "customer cancel" || isDeletedByAdmin;
  // What is deleted while it is still in the shop is cancelled with it.
  return { winner, status: winner === "Confirm" && !isDeleted ? "Confirmed" : "Canceled", isDeleted };
}

function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const [first, ...others] = items;
  if (first === undefined) return [[]];
  return subsetsOf(others).flatMap((subset) => [subset, [first, ...subset]]);
}
