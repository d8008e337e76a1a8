import type { Counter } from "prom-client";
import { isDatabaseUnavailable } from "@/lib/platform/database/db";
import { AppError, type ErrorCode } from "@/lib/platform/http/errors";
import { processState } from "@/lib/platform/process-state.mjs";

type Placer = "customer" | "staff";

declare module "@/lib/platform/process-slots" {
  interface ProcessSlots {
    /** Missing where nothing is measured. */
    orderOutcomes?: Counter<"by" | "outcome">;
  }
}

/** Counts what became of a wish to order. A repeat of an order that was placed before is none. */
export function countOutcome(by: Placer, outcome: "placed" | "call first" | ErrorCode): void {
  processState.orderOutcomes?.inc({ by, outcome });
}

/** What the work returns; what it throws is counted by its code. */
export async function countRefusal<Result>(by: Placer, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    countOutcome(by, codeOf(error));
    throw error;
  }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return isDatabaseUnavailable(error) ? "UNAVAILABLE" : "INTERNAL";
}
