import "server-only";
import { chooseOption } from "@/lib/orders/cart/choose-option";
import { requireStock } from "@/lib/orders/cart/require-stock";
import type { ChangeLineInput } from "@/lib/orders/cart/schema";
import { compareAndSet, RACED } from "@/lib/platform/database/compare-and-set";
import { AppError } from "@/lib/platform/http/errors";
import { lookOf } from "@/lib/catalogue/products/pictured-color";
import type { ProductOption } from "@/lib/stock/options";
import { getProduct } from "@/lib/catalogue/products/queries";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";

interface ChangeLineOptions {
  user: UserDto;
  lineId: string;
  change: ChangeLineInput;
}

interface StoredLine extends ProductOption {
  productId: { toString(): string };
  /** Pieces. */
  quantity: number;
}

/**
 * Changes how many pieces a line of the caller's own cart asks for, and in which option. Throws NOT_FOUND for anybody
 * else's line and for one that is being ordered, INVALID_FIELDS for an option that the product does not come in, and
 * OUT_OF_STOCK.
 */
export async function changeLine({ user, lineId, change }: ChangeLineOptions): Promise<void> {
  const mine = { _id: lineId, userId: user._id, orderId: null };
  await compareAndSet<StoredLine, CheckedChange, void>({
    async read() {
      const line = await CartLine.findOne(mine).select("productId size color quantity").lean();
      if (!line) throw new AppError("NOT_FOUND");
      return line;
    },
    plan: (line) => checkChange({ user, lineId, change, line }),
    async write({ size, color, quantity }, changed) {
      // It changes only the line that was checked: pieces of another option, or more pieces, may not be there.
      const { matchedCount } = await CartLine.updateOne({ ...mine, size, color, quantity }, changed);
      return matchedCount > 0 ? undefined : RACED;
    },
    giveUp() {
      const message = "This line is being changed elsewhere. Please try again.";
      throw new AppError("CART_CHANGED", { message });
    },
  });
}

type CheckedChange = Awaited<ReturnType<typeof checkChange>>;

/** What the change makes of the line as it was read. */
async function checkChange({ user, lineId, change, line }: ChangeLineOptions & { line: StoredLine }) {
  const productId = line.productId.toString();
  const [product, lines] = await Promise.all([
    getProduct(productId),
    CartLine.find({ userId: user._id, orderId: null, productId })
      .select("productId quantity size color")
      .lean(),
  ]);
  if (!product) throw new AppError("OUT_OF_STOCK", { message: "This product is no longer in the shop." });
  const quantity = change.quantity ?? line.quantity;
  const isSameChoice = change.size === undefined && change.color === undefined;
  const option = isSameChoice
    ? { size: line.size, color: line.color }
    : chooseOption(product, { size: change.size ?? line.size, color: change.color ?? line.color });
  requireStock({ lines, product, option, quantity, lineId });
  if (isSameChoice) return { quantity };
  const { image1, shownIn = "" } = lookOf(product, option.color);
  return { quantity, ...option, image1, shownIn };
}
