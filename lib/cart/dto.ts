import { linePrice } from "@/lib/cart/rules";
import type { ProductDto } from "@/lib/products/dto";
import { isSoldOut, parseStock } from "@/lib/products/rules";

/** `short` means that there is some, but less than the line asks for. */
export type CartLineState = "available" | "gone" | "sold out" | "short";

export interface CartLineDto {
  _id: string;
  productId: string;
  productName: string;
  quantity: number;
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
}

/** A cart line at today's price; a line whose product is gone keeps what it was called when it was added. */
export function toCartLineDto({ line, email, product }: ToCartLineOptions): CartLineDto {
  return {
    _id: line._id.toString(),
    productId: line.productId.toString(),
    productName: product?.name ?? line.productName,
    quantity: line.quantity,
    price: linePrice(product?.price ?? line.unitPrice, line.quantity),
    email,
    image1: product?.image1 ?? line.image1,
    image2: product?.image2 ?? "",
    image3: product?.image3 ?? "",
    category: product?.category ?? line.category,
    size: line.size,
    color: line.color,
    state: stateOf(product, line.quantity),
  };
}

function stateOf(product: ProductDto | null, quantity: number): CartLineState {
  if (!product) return "gone";
  if (isSoldOut(product)) return "sold out";
  return (parseStock(product.stock) ?? quantity) < quantity ? "short" : "available";
}
