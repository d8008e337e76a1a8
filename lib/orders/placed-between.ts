import { endOfDay, startOfDay } from "@/lib/platform/time/dhaka";

interface Days {
  /** `YYYY-MM-DD` in Dhaka, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The filter for orders of some days. */
export function placedBetween({ from, to }: Days) {
  if (!from && !to) return {};
  return {
    orderTime: {
      ...(from && { $gte: startOfDay(from) }),
      ...(to && { $lte: endOfDay(to) }),
    },
  };
}
