import { parseArgs } from "node:util";
import { requireLoopback } from "@/tools/bench/measure/loopback.mjs";
import { PHASE_NAMES, type PhaseName } from "@/tools/bench/phase";
import { LauncherError } from "@/scripts/launcher/failure.mjs";

export interface Options {
  phases: PhaseName[];
  isList: boolean;
  /** With what takes longest: 200,000 orders. */
  isLong: boolean;
  /** Everything once, to see that it works. */
  isShort: boolean;
  /** The report of an earlier run. */
  against: string | null;
  /** A shop that runs already, for the phases that only look at pages. */
  base: string | null;
}

export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", default: "" },
      list: { type: "boolean", default: false },
      long: { type: "boolean", default: false },
      short: { type: "boolean", default: false },
      against: { type: "string" },
      base: { type: "string" },
    },
  });
  const wanted = values.only.split(",").filter(Boolean);
  const strange = wanted.filter((name) => !PHASE_NAMES.some((known) => known === name));
  if (strange.length > 0) {
    throw new LauncherError(`Unknown: ${strange.join(", ")}. There are: ${PHASE_NAMES.join(", ")}.`);
  }
  return {
    phases: PHASE_NAMES.filter((name) =>
      wanted.length === 0 ? !(values.short && name === "lighthouse") : wanted.includes(name),
    ),
    isList: values.list,
    isLong: values.long,
    isShort: values.short,
    against: values.against ?? null,
    base: values.base === undefined ? null : requireLoopback(values.base).origin,
  };
}
