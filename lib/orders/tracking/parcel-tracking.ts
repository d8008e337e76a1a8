import "server-only";
import type { OrderDto } from "@/lib/orders/dto";
import { cashToCollect, type Charged } from "@/lib/orders/payment";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { isCanceled, isOnItsWay, isSold, isUndecided } from "@/lib/orders/lifecycle/rules";

interface Tracked extends Charged {
  status: string;
  parcel?: {
    state?: ParcelState | null;
    courier?: string | null;
    trackingCode?: string | null;
    trackingUrl?: string | null;
    cashExpected?: number | null;
  } | null;
}

/** The parcel and the money, as their customer is told once the desk knows; a cancelled order has neither. */
export function toParcelTracking(order: Tracked): Pick<OrderDto, "tracking" | "amountDue"> {
  const { status, parcel } = order;
  const { courier = null, trackingCode, trackingUrl } = parcel ?? {};
  const isDue = isUndecided(status) || (isSold(status) && isOnItsWay(parcel?.state));
  return {
    ...(!isCanceled(status) &&
      (courier ?? trackingCode) && {
        tracking: { courier, trackingCode: trackingCode ?? "", trackingUrl: trackingUrl ?? null },
      }),
    ...(isDue && { amountDue: parcel?.cashExpected ?? cashToCollect(order) }),
  };
}
