import "server-only";
import { findMissing } from "@/lib/existence/find-missing";
import { processState } from "@/lib/process-state.mjs";

/** Lets the server ask what there is before it hands a request to the framework. */
export function offerExistence(): void {
  processState.findMissing = findMissing;
}
