import type { CourierFacts } from "@/lib/delivery/couriers/courier";

/** A courier that the shop has no columns for. */
export const other = {
  position: 4,
  label: "Another courier",
  labelInWords: "another courier",
  genitiveBn: "কুরিয়ারের",
  limits: { name: [1, 100], address: [1, 500], amount: 1_000_000, isMobileAlone: false },
  needs: [],
  file: {
    columns:
      "Order=invoice,Name=name,Phone=phone,Address=address,Amount=amount,Pieces=pieces,Items=items,Note=note",
    variable: "COURIER_COLUMNS_OTHER",
  },
  trackingLink: null,
  statuses: null,
} as const satisfies CourierFacts;
