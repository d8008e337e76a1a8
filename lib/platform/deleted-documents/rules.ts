import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Nothing that was deleted before this can be brought back. */
export const keptSince = (now = Date.now()): Date => new Date(now - KEPT_DAYS * DAY_MS);
