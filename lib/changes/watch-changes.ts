import "server-only";
import { ChangeWatch } from "@/lib/changes/change-watch";
import { noteLook } from "@/lib/changes/last-look";
import { connectDb, isDatabaseUnavailable } from "@/lib/db";
import { logError } from "@/lib/log";
import { processState } from "@/lib/process-state.mjs";
import { repeat } from "@/lib/repeat";

const LOOK_INTERVAL_MS = 500;
/** Longer than the database is waited for. */
const LONGEST_LOOK_MS = 3_000;

/** Looks twice a second for what other servers have changed, for as long as the process lives. */
export function startChangeWatch(): void {
  // Counts from now: a watch that never manages its first look is noticed too.
  noteLook();
  const watch = new ChangeWatch((tags) => processState.pageTags?.invalidate(tags));
  const look = async () => {
    try {
      await connectDb();
      await watch.look();
      noteLook();
    } catch (error) {
      // The pages stay as they are while the database is away; what was announced is found when it is back.
      if (!isDatabaseUnavailable(error)) logError("changes not seen", { error });
    }
  };
  repeat({ name: "change watch", everyMs: LOOK_INTERVAL_MS, deadlineMs: LONGEST_LOOK_MS, work: look });
}
