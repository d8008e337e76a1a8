import { parseArgs } from "node:util";
import { requireLoopback } from "@/tools/bench/measure/loopback.mjs";
import { type PhaseName, PHASES } from "@/tools/bench/phases";
import { chooseNames } from "@/tools/stress/choose-names";

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
  const isWithout = values.short && values.only === "";
  return {
    phases: chooseNames(PHASES, values.only).filter((name) => !(isWithout && name === "lighthouse")),
    isList: values.list,
    isLong: values.long,
    isShort: values.short,
    against: values.against ?? null,
    base: values.base === undefined ? null : requireLoopback(values.base).origin,
  };
}
