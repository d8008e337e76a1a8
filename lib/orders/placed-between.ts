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
      ...(from && { $gte: new Date(`${from}T00:00:00+06:00`) }),
      ...(to && { $lte: new Date(`${to}T23:59:59.999+06:00`) }),
    },
  };
}
