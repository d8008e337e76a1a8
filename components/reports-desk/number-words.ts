import type { Numbers } from "@/lib/reports/numbers/dto";
import type { Words } from "@/lib/words/words";

type SayPercent = Words["deskKit"]["percent"];

/** A share in whole percent; empty where the whole is 0. */
export const formatShare = (part: number, whole: number, say: SayPercent): string =>
  whole === 0 ? "" : say(Math.round((100 * part) / whole));

/** The share of returned parcels among those that were delivered or returned. */
export const returnShare = ({ delivered = 0, returned = 0 }: Numbers, say: SayPercent): string =>
  formatShare(returned, delivered + returned, say);
