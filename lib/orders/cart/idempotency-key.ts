import "server-only";
import { createHash } from "node:crypto";
import { Types } from "mongoose";
import type { AddToCartInput } from "@/lib/orders/cart/schema";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartKey } from "@/models/cart-key";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

const KEY_TTL_MS = DAY_MS;

// The line that is written next waits for the journal, and so for all that was written before it.
const UNJOURNALED = { w: 1, j: false } as const;

interface KeyedRequest {
  user: UserDto;
  input: AddToCartInput;
  key: string;
}

export interface StoredKey {
  lineId: Types.ObjectId;
  /** The digest of the input that was sent with the key. */
  digest: string;
  isDone: boolean;
}

/** The line that this key has put into the cart, wherever it is now; null if there is none. Throws KEY_REUSED. */
export async function findKeyedLine(
  { user, input }: KeyedRequest,
  known: StoredKey | null,
): Promise<string | null> {
  if (!known) return null;
  requireSame(known, input);
  const { lineId, isDone } = known;
  // A crash may have come between the line and its mark.
  const isThere =
    isDone ||
    (await CartLine.exists({ _id: lineId })) ||
    (await Order.exists({ userId: user._id, "cartItems._id": lineId }));
  if (!isThere) return null;
  // The line that was read may be in no journal yet, nor on a majority; a write behind it waits for all before it.
  await CartKey.updateOne({ lineId }, { expiresAt: new Date(Date.now() + KEY_TTL_MS) });
  return lineId.toString();
}

/** Keeps the key; the id that its line has or gets, the same for all who press with it. Throws KEY_REUSED. */
export async function storeKey(request: KeyedRequest): Promise<Types.ObjectId> {
  const lineId = new Types.ObjectId();
  const { user, input, key } = request;
  const expiresAt = new Date(Date.now() + KEY_TTL_MS);
  const stored = { userId: user._id, key, digest: digestOf(input), lineId, expiresAt };
  if (await unlessDuplicate(CartKey.create([stored], UNJOURNALED))) return lineId;
  return (await readKey(request))?.lineId ?? (await storeKey(request));
}

/** Notes that the line was in the cart; false where that was noted before. */
export async function markAdded(lineId: Types.ObjectId | string): Promise<boolean> {
  const { modifiedCount } = await CartKey.updateOne(
    { lineId, isDone: false },
    { isDone: true },
    { writeConcern: UNJOURNALED },
  );
  return modifiedCount > 0;
}

export async function removeKey(lineId: Types.ObjectId): Promise<void> {
  await CartKey.deleteOne({ lineId });
}

async function readKey({ user, input, key }: KeyedRequest): Promise<StoredKey | null> {
  const known = await CartKey.findOne({ userId: user._id, key }).lean();
  if (known) requireSame(known, input);
  return known;
}

function requireSame({ digest }: StoredKey, input: AddToCartInput): void {
  if (digest !== digestOf(input)) throw new AppError("KEY_REUSED");
}

function digestOf({ productId, quantity, size, color }: AddToCartInput): string {
  const parts = [productId, quantity, size, color];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
