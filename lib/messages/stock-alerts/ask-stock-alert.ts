import "server-only";
import { hasOption } from "@/lib/orders/cart/rules";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { AppError } from "@/lib/platform/http/errors";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { foldOption, isOptionMade, type ProductOption } from "@/lib/stock/options";
import { getProduct } from "@/lib/catalogue/products/queries";
import { stockOfOption } from "@/lib/stock/rules";
import type { KeptAlert } from "@/lib/messages/stock-alerts/dto";
import { alertEnd, MAX_OPEN_ALERTS } from "@/lib/messages/stock-alerts/rules";
import type { AskStockAlertInput } from "@/lib/messages/stock-alerts/schema";
import { stopDigestOf } from "@/lib/messages/stock-alerts/stop-stock-alerts";
import type { UserDto } from "@/lib/accounts/users/dto";
import { listAlertChannels } from "@/lib/messages/stock-alerts/queries";
import { StockAlert } from "@/models/stock-alert";

interface AskOptions {
  /** Null for somebody who is not signed in. */
  user: UserDto | null;
  input: AskStockAlertInput;
}

/**
 * Notes that a contact is to be told, once, when an option can be had again. The answer is the same whether the contact is
 * known, waits for this already or for more than it may. Throws INVALID_FIELDS, NOT_FOUND, and IN_STOCK.
 */
export async function askStockAlert({ user, input }: AskOptions): Promise<KeptAlert> {
  const { channel } = input.contact;
  if (!listAlertChannels().includes(channel)) {
    const message = "We send no text messages yet. Please enter your email address.";
    throw new AppError("INVALID_FIELDS", { fields: { contact: message } });
  }
  const product = await getProduct(input.productId);
  if (!product) throw new AppError("NOT_FOUND", { message: "This product is no longer in the shop." });
  requireMade(product, input);
  if (stockOfOption(product, input) !== 0) throw new AppError("IN_STOCK");
  const endsAt = alertEnd();
  await keepAlert({ user, input, endsAt });
  await endOldest(input.contact.address);
  return { channel, until: toDhakaDay(endsAt) };
}

function requireMade(product: ProductDto, { size, color }: ProductOption): void {
  const isMade =
    hasOption(product.sizes, size) &&
    hasOption(product.colors, color) &&
    isOptionMade(product, { size, color });
  if (isMade) return;
  const message = "This product is not made in this size and color.";
  throw new AppError("INVALID_FIELDS", { message, fields: { size: message } });
}

/** An alert that is asked for again keeps its place in the queue. */
async function keepAlert({ user, input, endsAt }: AskOptions & { endsAt: Date }): Promise<void> {
  const { productId, size, color, contact, language } = input;
  const open = {
    contact: contact.address,
    productId,
    size: foldOption(size),
    color: foldOption(color),
    isOpen: true,
  };
  const write = (upsert: boolean) =>
    StockAlert.updateOne(
      open,
      {
        $set: { endsAt, askedAt: new Date(), ...(language && { language }) },
        $setOnInsert: {
          state: "waiting",
          channel: contact.channel,
          stopDigest: stopDigestOf(contact.address),
          ...(user && { userId: user._id }),
        },
      },
      { upsert },
    );
  const written = await unlessDuplicate(write(true));
  // It was asked for twice at once.
  if (!written) await write(false);
}

/** Refusing the newest would tell what a contact waits for. */
async function endOldest(contact: string): Promise<void> {
  const excess = await StockAlert.find({ contact, isOpen: true })
    .sort({ _id: -1 })
    .skip(MAX_OPEN_ALERTS)
    .select("_id")
    .lean();
  if (excess.length === 0) return;
  await StockAlert.deleteMany({ _id: { $in: excess.map(({ _id }) => _id) }, state: "waiting" });
}
