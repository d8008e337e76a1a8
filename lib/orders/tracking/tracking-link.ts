import "server-only";
import type { Types } from "mongoose";
import { trackPath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { digestToken, trackingTokenOf } from "@/lib/orders/tracking/tracking-token";
import type { Language } from "@/lib/words/constants";
import { localPath } from "@/lib/words/local-path.mjs";
import { Order } from "@/models/order";

interface Linked {
  _id: Types.ObjectId;
  /** If it was not read, or the order is from before there were links, it is written. */
  trackingDigest?: string | null;
}

/** The link that shows an order to everybody who has it, always the same one. For messages and slips. */
export async function trackingLinkOf(order: Linked, language: Language = "en"): Promise<string> {
  return absoluteUrl(localPath(language, await trackingPathOf(order)));
}

/** The path of that link in English. */
export async function trackingPathOf({ _id, trackingDigest: known }: Linked): Promise<string> {
  const token = trackingTokenOf(_id);
  const trackingDigest = digestToken(token);
  if (known !== trackingDigest)
    await Order.updateOne(
      { _id, trackingDigest: { $ne: trackingDigest } },
      { $set: { trackingDigest } },
      { timestamps: false },
    );
  return trackPath(token);
}
