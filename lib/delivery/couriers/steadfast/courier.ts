import type { CourierFacts } from "@/lib/delivery/couriers/courier";
import { steadfastStatuses } from "@/lib/delivery/couriers/steadfast/statuses";

export const steadfast = {
  position: 1,
  label: "Steadfast",
  labelInWords: "Steadfast",
  genitiveBn: "Steadfast-এর",
  limits: { name: [1, 100], address: [1, 490], amount: 1_000_000, isMobileAlone: true },
  needs: [],
  file: {
    columns: "Invoice=invoice,Name=name,Address=address,Phone=phone,Amount=amount,Note=noteAndItems",
    variable: "COURIER_COLUMNS_STEADFAST",
  },
  trackingLink: (code) => `https://steadfast.com.bd/t/${encodeURIComponent(code)}`,
  statuses: steadfastStatuses,
} as const satisfies CourierFacts;
