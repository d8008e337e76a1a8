import "server-only";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { toProductDto } from "@/lib/catalogue/products/dto";
import type { LastContact } from "@/lib/orders/by-staff/schema";
import { escapeRegExp, foldCase } from "@/lib/platform/text/text";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";

/** As many as are looked through on a phone. */
const MOST_CHOICES = 20;
const MOST_WORDS = 6;

/** How the last order of this phone was to be delivered. */
export async function getLastContact(phone: string): Promise<LastContact> {
  const order = await Order.findOne({ phone, status: { $in: ORDER_STATUSES } })
    .sort({ _id: -1 })
    .select("name address deliveryLocation email")
    .lean();
  if (!order) return { contact: null };
  const { name, address, deliveryLocation, email } = order;
  return { contact: { name, address, deliveryLocation, email } };
}

/**
 * The newest products in which each of these words is found: in the name from wherever, in the category or a colour from
 * a word's beginning, or as a whole size.
 */
export async function listChoices(q: string): Promise<ProductDto[]> {
  const words = foldCase(q)
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const products = await Product.find({ $and: words.map(hasWord) })
    .sort({ _id: -1 })
    .limit(MOST_CHOICES)
    .lean();
  return products.map(toProductDto);
}

function hasWord(word: string) {
  const text = escapeRegExp(word);
  const atWord = new RegExp(`(?:^|[\\s-])${text}`, "i");
  return {
    $or: [
      { nameKey: new RegExp(text) },
      { category: atWord },
      { colors: atWord },
      { sizes: new RegExp(`^${text}$`, "i") },
    ],
  };
}
