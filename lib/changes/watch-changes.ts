import "server-only";
import { ChangeWatch } from "@/lib/changes/change-watch";
import { connectDb, isDatabaseUnavailable } from "@/lib/db";
import { logError } from "@/lib/log";
import { processState } from "@/lib/process-state.mjs";

const LOOK_INTERVAL_MS = 500;

/** Looks twice a second for what other servers have changed, for as long as the process lives. */
export function startChangeWatch(): void {
  const watch = new ChangeWatch((tags) => void processState.pages?.expireTags(tags));
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await connectDb();
      await watch.look();
    } catch (error) {
      // The pages stay as they are while the database is away; what was announced is found when it is back.
      if (!isDatabaseUnavailable(error)) logError("changes not seen", { error });
    } finally {
      isLooking = false;
    }
  };
  setInterval(() => void look(), LOOK_INTERVAL_MS).unref();
}
