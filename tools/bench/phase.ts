import type { Figure } from "@/tools/bench/measure/figures";
import type { Defer } from "@/scripts/launcher/run-launcher.mjs";

export interface PhaseOptions {
  defer: Defer;
  isLong: boolean;
  base: string | null;
}

export interface PhaseResult {
  figures: Figure[];
  /** In place of a row for each figure, where there is a better one. */
  table?: string;
  /** What a figure does not say, for people: which program made the load, what failed. */
  notes: string[];
  /** What is broken, and not merely slow: the bench then ends with 1. */
  violations: string[];
}

export interface Phase {
  says: string;
  run: (options: PhaseOptions) => Promise<PhaseResult>;
}
