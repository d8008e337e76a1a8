import { measureDeskReads } from "@/tools/bench/desk";
import { connectOwnDatabase } from "@/tools/bench/own-database";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";

/** The desk's reads on a database of its own, without a server. */
export async function measureDesk({ defer }: PhaseOptions): Promise<PhaseResult> {
  const close = await connectOwnDatabase(defer);
  const { figures, violations } = await measureDeskReads();
  await close();
  return { figures, notes: [], violations };
}
