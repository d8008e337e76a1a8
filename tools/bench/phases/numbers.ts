import { measureNumberReads } from "@/tools/bench/numbers";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { connectOwnDatabase } from "@/tools/bench/own-database";

/** Numbers and cash on a database of its own, without a server. */
export async function measureNumbers({ defer }: PhaseOptions): Promise<PhaseResult> {
  const close = await connectOwnDatabase(defer);
  const figures = await measureNumberReads();
  await close();
  return { figures, notes: [], violations: [] };
}
