import { Types } from "mongoose";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** The lowest id that a document from that time can have, in milliseconds since 1970: ids begin with their second. */
export const firstIdSince = (ms: number): Types.ObjectId =>
  Types.ObjectId.createFromTime(Math.floor(ms / SECOND_MS));
