import "server-only";
import { Types } from "mongoose";
import { NEWCOMER_WINDOW_SECONDS } from "@/lib/orders/order-limits";
import { Order } from "@/models/order";

const MILLISECONDS_PER_SECOND = 1_000;

/** What newcomers share: a phone, or the digest of a client address. */
export type SharedBy = { "newcomer.phone": string } | { "newcomer.address": string };

export interface NewcomerPieces {
  /** Of orders that are placed. What an admin has cancelled counts too, or a script would order it again at once. */
  placed: number;
  /** Of orders that are being placed and may still be refused. */
  placing: number;
  /** The oldest order that is being placed; null if there is none. */
  firstPlacing: Types.ObjectId | null;
  /** Until the first of the placed ones no longer counts. */
  secondsLeft: number;
}

interface Row {
  _id: string;
  pieces: number;
  first: Types.ObjectId;
}

/**
 * What newcomers have ordered in the last day, this order left out, by what they share. What an admin has confirmed, or
 * its customer cancelled himself, no longer counts.
 */
export async function countNewcomerPieces(
  sharedBy: SharedBy,
  except: Types.ObjectId,
): Promise<NewcomerPieces> {
  const now = Math.floor(Date.now() / MILLISECONDS_PER_SECOND);
  const from = Types.ObjectId.createFromTime(now - NEWCOMER_WINDOW_SECONDS);
  const rows = await Order.aggregate<Row>([
    {
      $match: {
        ...sharedBy,
        _id: { $gte: from, $ne: except },
        status: { $in: ["placing", "pending", "Canceled"] },
        isCalledOff: { $ne: true },
      },
    },
    { $group: { _id: "$status", pieces: { $sum: "$newcomer.pieces" }, first: { $min: "$_id" } } },
  ]);
  const placing = rows.find(({ _id }) => _id === "placing");
  const placed = rows.filter(({ _id }) => _id !== "placing");
  const first = Math.min(
    now,
    ...placed.map(({ first: id }) => id.getTimestamp().getTime() / MILLISECONDS_PER_SECOND),
  );
  return {
    placed: placed.reduce((total, { pieces }) => total + pieces, 0),
    placing: placing?.pieces ?? 0,
    firstPlacing: placing?.first ?? null,
    secondsLeft: first + NEWCOMER_WINDOW_SECONDS - now,
  };
}
