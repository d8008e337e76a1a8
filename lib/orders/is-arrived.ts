import type { ParcelState } from "@/lib/orders/lifecycle";
import { isDelivered, isSold } from "@/lib/orders/lifecycle/rules";

interface Standing {
  status: string;
  parcel?: { state?: ParcelState | null } | null;
}

/** Whether an order is with its customer, in part at least. */
export const isArrived = ({ status, parcel }: Standing): boolean =>
  isSold(status) && isDelivered(parcel?.state);
