import { hasOption, linePrice } from "@/lib/cart/rules";
import type { ProductDto } from "@/lib/products/dto";
import { isSoldOut, parseStock } from "@/lib/products/rules";

/**
 * `option gone` means that the product is no longer made in this size or colour; `short`, that there is some, but less
 * than the line asks for.
 */
export type CartLineState = "available" | "gone" | "option gone" | "sold out" | "short";

export interface CartLineDto {
  _id: string;
  productId: string;
  productName: string;
  quantity: number;
  /** Whole BDT for one piece, today. */
  unitPrice: number;
  /** Whole BDT for one piece when the line was added. */
  addedUnitPrice: number;
  /** Whole BDT: today's unit price times quantity. */
  price: number;
  email: string;
  image1: string;
  image2: string;
  image3: string;
  category: string;
  size: string;
  color: string;
  state: CartLineState;
  /** Pieces that this line can have, beside the older lines of the same product; null if they are not counted. */
  left: number | null;
}

interface CartLineSource {
  _id: { toString(): string };
  productId: { toString(): string };
  productName: string;
  category: string;
  image1: string;
  unitPrice: number;
  quantity: number;
  size: string;
  color: string;
}

interface ToCartLineOptions {
  line: CartLineSource;
  email: string;
  /** The product as it is now; null when it was deleted. */
  product: ProductDto | null;
  /** Pieces of the product that older lines of the same cart ask for. */
  alreadyWanted?: number;
}

/** A cart line at today's price; a line whose product is gone keeps what it was called when it was added. */
export function toCartLineDto({ line, email, product, alreadyWanted = 0 }: ToCartLineOptions): CartLineDto {
  const unitPrice = product?.price ?? line.unitPrice;
  const stock = parseStock(product?.stock ?? "");
  const left = stock === null ? null : Math.max(0, stock - alreadyWanted);
  return {
    _id: line._id.toString(),
    productId: line.productId.toString(),
    productName: product?.name ?? line.productName,
    quantity: line.quantity,
    unitPrice,
    addedUnitPrice: line.unitPrice,
    price: linePrice(unitPrice, line.quantity),
    email,
    image1: product?.image1 ?? line.image1,
    image2: product?.image2 ?? "",
    image3: product?.image3 ?? "",
    category: product?.category ?? line.category,
    size: line.size,
    color: line.color,
    state: stateOf({ line, product, left }),
    left,
  };
}

interface StateOfOptions {
  line: CartLineSource;
  product: ProductDto | null;
  left: number | null;
}

function stateOf({ line, product, left }: StateOfOptions): CartLineState {
  if (!product) return "gone";
  if (isSoldOut(product)) return "sold out";
  if (!hasOption(product.sizes, line.size) || !hasOption(product.colors, line.color)) return "option gone";
  return (left ?? line.quantity) < line.quantity ? "short" : "available";
}
