import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** Nothing that was deleted before this can be brought back. */
export const keptSince = (now = Date.now()): Date => new Date(now - KEPT_DAYS * DAY_MS);
