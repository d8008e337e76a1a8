import { processState } from "@/lib/platform/process-state.mjs";

/** As MongoDB names an index: by its keys in their order, or by its name. */
type Index = string | Record<string, 1 | -1>;

/**
 * An index that a query is to walk on the demo's engine, whose planner does not always choose it: for `hint()`. A MongoDB
 * server chooses by itself and gets none, which an empty object says.
 */
export function engineHint(index: Index): Index {
  return processState.isDemoEngine ? index : {};
}
