import "server-only";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { forgetNumbers } from "@/lib/reports/numbers/refresh-numbers";

/** Sums that were kept before they told apart what customers sent back are counted anew, by and by. */
export const countReturns: Migration = {
  number: 7,
  name: "count-returns",
  async runPart() {
    await forgetNumbers();
    return null;
  },
};
