import type { CourierFacts } from "@/lib/delivery/couriers/courier";
import { other } from "@/lib/delivery/couriers/other/courier";

/** Somebody of the shop. */
export const own = {
  position: 5,
  label: "Our own rider",
  labelInWords: "our own rider",
  genitiveBn: "আমাদের রাইডারের",
  limits: other.limits,
  needs: other.needs,
  file: other.file,
  trackingLink: null,
  statuses: null,
} as const satisfies CourierFacts;
