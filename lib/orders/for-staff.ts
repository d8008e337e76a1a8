import type { UserDto } from "@/lib/accounts/users/dto";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { PARCEL_TABS, RETURN_TABS, UNDECIDED } from "@/lib/orders/lifecycle/rules";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

const LATELY_MS = 30 * DAY_MS;
const OPEN_PARCELS = [...PARCEL_TABS.toPack, ...PARCEL_TABS.withCourier];
const OPEN_RETURNS = [...RETURN_TABS.asked, ...RETURN_TABS.open];

/** The filter for the orders that somebody at the desk may read: admins all of them. */
export function readableBy({ role }: Pick<UserDto, "role">): Partial<ReturnType<typeof forStaff>> {
  return role === "admin" ? {} : forStaff(new Date());
}

/** The filter for the orders that staff need for their work: those of the last 30 days, and all that are not over. */
export function forStaff(now: Date) {
  return {
    $or: [
      { orderTime: { $gte: new Date(now.getTime() - LATELY_MS) } },
      UNDECIDED,
      { status: ORDER_STEPS.confirm.to, "parcel.state": { $in: OPEN_PARCELS } },
      { "returns.state": { $in: OPEN_RETURNS } },
    ],
  };
}
