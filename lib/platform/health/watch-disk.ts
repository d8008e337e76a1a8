import "server-only";
import { getEnv } from "@/lib/env";
import { connectDb } from "@/lib/platform/database/db";
import { readRoom } from "@/lib/platform/health/disk-room.mjs";
import { type DiskRoom, type DiskState, DiskWatch } from "@/lib/platform/health/disk-watch";
import { endTrouble, noteTrouble } from "@/lib/platform/health/troubles";
import { AppError } from "@/lib/platform/http/errors";
import { processState } from "@/lib/platform/process-state.mjs";
import { brandFacts } from "@/lib/shop-facts";

const WORDS = {
  low: "The disk of the database is nearly full: less than a tenth of it is left, or less than a day fills. Make room before orders have to be refused.",
  full: "The disk of the database is full. Orders and changes are refused until there is room; everything can still be read.",
} satisfies Partial<Record<DiskState, string>>;

const RETRY_SECONDS = 60;

interface DiskJobOptions {
  /** The folder whose disk is watched; none is where the database is on another machine. */
  folder: string | undefined;
  read?: (folder: string) => DiskRoom;
}

/**
 * Makes the job that looks at the disk: its finding holds in this process at once, and a change of it is told at the
 * desk, in the log and by message.
 */
export function makeDiskJob({ folder, read = readRoom }: DiskJobOptions): (now?: number) => Promise<void> {
  const watch = new DiskWatch();
  let told: DiskState | undefined;
  return async (now = performance.now()) => {
    if (folder === undefined) return;
    const state = watch.judge(read(folder), now);
    processState.isDiskFull = state === "full";
    if (state === told) return;
    await connectDb();
    await (state === "roomy" ? endTrouble("disk") : noteTrouble("disk", WORDS[state]));
    told = state;
  };
}

/** The job of this server. */
export const makeServersDiskJob = () => makeDiskJob({ folder: getEnv().DATABASE_FOLDER });

/** True where the database has no room for anything new. */
export const isDiskFull = (): boolean => processState.isDiskFull ?? false;

/** Throws UNAVAILABLE where the database has no room for anything new. */
export function requireRoom(): void {
  if (!isDiskFull()) return;
  throw new AppError("UNAVAILABLE", {
    message: `The shop cannot take orders or changes just now. Nothing of yours is lost. Please try again later, or call us at ${brandFacts().phone}.`,
    retryAfterSeconds: RETRY_SECONDS,
  });
}
