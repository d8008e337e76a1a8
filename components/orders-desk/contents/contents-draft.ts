import { galleryColorOf, pictureOf, shownInstead } from "@/lib/catalogue/products/color-picture";
import { itemsTotal, linePrice, parseQuantity, unitPriceOf } from "@/lib/orders/cart/rules";
import type { WantedLine } from "@/lib/orders/lines/schema";
import type { OrderDto } from "@/lib/orders/dto";
import { chargeAfterChange, deliveryCharge, priceLines } from "@/lib/orders/charges/rules";
import type { CouponTerms } from "@/lib/orders/coupons/rules";
import { readArea } from "@/lib/areas";
import { pickOption } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { isSameOption, type ProductOption } from "@/lib/stock/options";
import { parsePrice } from "@/lib/catalogue/products/rules";

/** What was agreed with the customer about a line: no more of the same option keeps its price. */
interface Agreed extends ProductOption {
  unitPrice: number;
  quantity: number;
}

/** A line of an order while it is edited. */
export interface DraftLine extends ProductOption {
  key: string;
  _id?: string;
  productId: string;
  productName: string;
  /** Where the owner has given it. */
  productNameBn?: string;
  category: string;
  image: string;
  /** The colour that it was ordered by the picture of, where it is another one. */
  shownIn?: string | undefined;
  /** As it is typed. */
  quantity: string;
  agreed?: Agreed;
  /** As it is today; null where it is no longer in the shop. */
  product: ProductDto | null;
}

export function toDraftLines(order: OrderDto, products: readonly ProductDto[]): DraftLine[] {
  return order.cartItems.map((line) => ({
    key: line._id,
    _id: line._id,
    productId: line.productId,
    productName: line.productName,
    ...(line.productNameBn && { productNameBn: line.productNameBn }),
    category: line.category,
    image: line.image1,
    shownIn: line.shownIn,
    size: line.size,
    color: line.color,
    quantity: String(line.quantity),
    agreed: { size: line.size, color: line.color, quantity: line.quantity, unitPrice: unitPriceOf(line) },
    product: products.find(({ _id }) => _id === line.productId) ?? null,
  }));
}

let added = 0;

/** A further line of a product, in the option that is asked for or the first that can be had. */
export function newDraftLine(
  product: ProductDto,
  option: ProductOption = { size: "", color: "" },
): DraftLine {
  added += 1;
  const picked = pickOption(product, option);
  return {
    key: `new ${added}`,
    productId: product._id,
    productName: product.name,
    ...(product.nameBn && { productNameBn: product.nameBn }),
    category: product.category,
    image: pictureOf(product, picked.color),
    ...picked,
    quantity: "1",
    product,
  };
}

/** The colour that the line's picture shows, where it is another one. */
export function shownInOfLine({ product, image, shownIn, color }: DraftLine): string | null {
  if (!product) return shownIn ?? null;
  const instead = shownInstead(product, color, galleryColorOf(product));
  const isAsOrdered = pictureOf(product, color) === image && shownIn !== undefined && shownIn !== color;
  return instead ?? (isAsOrdered ? shownIn : null);
}

/** What is typed, on top of the order as somebody else has left it: prices that are agreed are those of now. */
export function rebase(
  lines: readonly DraftLine[],
  fresh: OrderDto,
  products: readonly ProductDto[],
): DraftLine[] {
  const now = new Map(toDraftLines(fresh, products).map((line) => [line.key, line]));
  return lines.map(({ agreed: _agreed, _id, ...line }) => {
    const stored = _id === undefined ? undefined : now.get(_id);
    const product = products.find((one) => one._id === line.productId) ?? line.product;
    return {
      ...line,
      product,
      ...(stored?._id && { _id: stored._id }),
      ...(stored?.agreed && { agreed: stored.agreed }),
    };
  });
}

/** Whole BDT of a line as it is typed; null where that cannot be told. */
export function priceOfLine({ agreed, product, quantity, ...option }: DraftLine): number | null {
  const pieces = parseQuantity(quantity);
  if (pieces === null) return null;
  const isAgreed = agreed && isSameOption(agreed, option) && pieces <= agreed.quantity;
  const unitPrice = isAgreed ? agreed.unitPrice : product?.price;
  return unitPrice === undefined ? null : linePrice(unitPrice, pieces);
}

/** An amount as people write it; nothing is none. Null for what is no amount. */
export function parseAmount(text: string): number | null {
  return /^\s*[0০]*\s*$/.test(text) ? 0 : parsePrice(text);
}

interface TotalledDraft {
  lines: readonly DraftLine[];
  deliveryLocation: string;
  area: string;
  /** As it is typed. */
  discount: string;
  coupon?: CouponTerms | null | undefined;
}

export interface DraftTotal {
  items: number;
  charge: number;
  /** What the shop takes off by itself. */
  discount: number;
  /** What a code takes off beside it. */
  byCode: number;
  amount: number;
}

type ChargedOrder = Pick<
  OrderDto,
  "deliveryLocation" | "district" | "thana" | "deliveryCharge" | "amount" | "coupon" | "cartItems"
>;

/** What a draft comes to, or a change of an order; null where something in it is no number. */
export function totalDraft(
  { lines, deliveryLocation, area, discount, coupon }: TotalledDraft,
  order?: ChargedOrder,
): DraftTotal | null {
  const to = { deliveryLocation, ...readArea(area) };
  const prices = lines.map(priceOfLine);
  const taken = parseAmount(discount);
  if (taken === null || prices.includes(null)) return null;
  const priced = prices.map((price, index) => ({
    price: price ?? 0,
    category: lines[index]?.category ?? "",
  }));
  const price = priceLines({
    lines: priced,
    coupon,
    own: { amount: taken, reason: "" },
    chargeOf: (goods) => (order ? chargeAfterChange(order, { to, goods }) : deliveryCharge(to, goods)),
  });
  return {
    items: itemsTotal(priced),
    charge: price.deliveryCharge,
    discount: taken,
    byCode: price.coupon?.discount ?? 0,
    amount: price.amount,
  };
}

/** The lines as they are sent. */
export function toWanted(
  lines: readonly DraftLine[],
): (Omit<WantedLine, "quantity"> & { quantity: string })[] {
  return lines.map(({ _id, productId, size, color, quantity }) => ({
    ...(_id !== undefined && { _id }),
    productId,
    size,
    color,
    quantity,
  }));
}
