import "server-only";
import { findTrackedId } from "@/lib/orders/tracking/queries";
import type { SetOrderLanguageInput } from "@/lib/orders/tracking/schema";
import { AppError } from "@/lib/platform/http/errors";
import { Order } from "@/models/order";

/**
 * Notes for whoever has an order's link in which language the shop writes about it from now on. Throws NOT_FOUND where the
 * link shows no order, or none any more.
 */
export async function setOrderLanguage({ token, language }: SetOrderLanguageInput): Promise<void> {
  const _id = await findTrackedId(token);
  if (!_id) throw new AppError("NOT_FOUND", { message: "This link shows no order any more." });
  await Order.updateOne({ _id }, { language }, { timestamps: false });
}
