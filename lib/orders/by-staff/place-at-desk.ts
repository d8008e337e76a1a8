import "server-only";
import { type PlacedByStaff, placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { staffActor } from "@/lib/orders/events";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { AppError } from "@/lib/platform/http/errors";

/**
 * Places an order at the desk; one that was agreed on the phone is Confirmed at once. One that a crash left pending in
 * between waits for its call, or for the repeat. Throws what placeByStaff() throws.
 */
export async function placeAtDesk(options: Parameters<typeof placeByStaff>[0]): Promise<PlacedByStaff> {
  const placed = await placeByStaff(options);
  if (options.input.agreed) await confirmAgreed(placed.orderId, options);
  return placed;
}

/** A repeat finds it decided, or deleted. */
async function confirmAgreed(
  orderId: string,
  { staff }: Pick<Parameters<typeof placeByStaff>[0], "staff">,
): Promise<void> {
  try {
    await decideOrder({ orderId, decision: ORDER_STEPS.confirm.to, by: staffActor(staff) });
  } catch (error) {
    const isDone =
      error instanceof AppError && (error.code === "ORDER_NOT_PENDING" || error.code === "NOT_FOUND");
    if (!isDone) throw error;
  }
}
