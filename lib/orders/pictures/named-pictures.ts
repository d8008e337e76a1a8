import "server-only";
import type { Types } from "mongoose";
import { Review } from "@/models/review";

interface NamingOrder {
  _id: Types.ObjectId;
  returns?: { pictures?: Types.ObjectId[] | null }[] | null;
}

/** The pictures of an order that its returns and its reviews name: each is used once. */
export async function listNamedPictures({ _id: orderId, returns }: NamingOrder): Promise<Types.ObjectId[]> {
  const reviews = await Review.find({ orderId }).select("pictures").lean();
  return [...(returns ?? []), ...reviews].flatMap(({ pictures }) => pictures ?? []);
}
