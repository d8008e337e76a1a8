import mongoose from "mongoose";
import { ShopError } from "@/lib/platform/shop-error";

/** Classes whose words we know: the shop's (also its refusals), the driver's and mongoose's. */
const KNOWN_CLASSES = [ShopError, mongoose.mongo.MongoError, mongoose.Error];

const MAX_LENGTH = 300;
/** The values that a message quotes: a text in quotes, or a document, such as the key that is there already. */
const QUOTED = /"(?:[^"\\]|\\.)*"?|'[^']*'?|\{[^]*/g;
/** Personal data wherever it stands: an e-mail address, a phone number. */
const PERSONAL = /\S+@\S+|\+?\d[\d\s-]{7,}\d/g;

/** The message of an error whose class tells whose words they are, without the values that it quotes. */
export function safeErrorMessage(error: Error): string | undefined {
  const message = messageOf(error);
  return message?.replace(QUOTED, "…").replace(PERSONAL, "…").slice(0, MAX_LENGTH);
}

function messageOf(error: Error): string | undefined {
  const { CastError, ValidationError } = mongoose.Error;
  // Their own texts hold the values.
  if (error instanceof CastError) return `no ${error.kind} at ${error.path}`;
  if (error instanceof ValidationError) {
    return Object.entries(error.errors)
      .map(([path, { kind }]) => `${path}: ${kind}`)
      .join(", ");
  }
  const isKnown = KNOWN_CLASSES.some((known) => error instanceof known);
  return isKnown ? error.message : undefined;
}
