import { z } from "zod";
import { hasOption, linePrice } from "@/lib/orders/cart/rules";
import { type Id, type OrderLineDto, orderLineDtoSchema } from "@/lib/orders/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { isOptionMade } from "@/lib/stock/options";
import { isSoldOut } from "@/lib/stock/stock-text";
import { stockOfOption } from "@/lib/stock/rules";

const CART_LINE_STATES = ["available", "gone", "option gone", "sold out", "short"] as const;

/**
 * `option gone` means that the product is no longer made in this size or colour; `short`, that there is some, but less
 * than the line asks for.
 */
export type CartLineState = (typeof CART_LINE_STATES)[number];

const alternativeDtoSchema = z.object({
  size: z.string(),
  color: z.string(),
  left: z.int().nullable().describe("Pieces that the line can have of it; null if not counted."),
});

export type AlternativeDto = z.output<typeof alternativeDtoSchema>;

export const cartLineDtoSchema = orderLineDtoSchema.extend({
  unitPrice: z.int().describe("Whole BDT for one piece, today."),
  addedUnitPrice: z.int().describe("Whole BDT for one piece when the line was added."),
  price: z.int().describe("Whole BDT: today's unit price times quantity."),
  state: z.enum(CART_LINE_STATES),
  left: z
    .int()
    .nullable()
    .describe("Pieces that it can have beside older lines of its stock; null if not counted."),
  alternatives: z
    .array(alternativeDtoSchema)
    .optional()
    .describe("Of a line that is not available: up to twelve other options, its size first."),
});

export type CartLineDto = z.output<typeof cartLineDtoSchema>;

export type CartLineSource = Pick<
  CartLineDto,
  "productName" | "category" | "image1" | "unitPrice" | "quantity" | "size" | "color"
> & { _id: Id; productId: Id; shownIn?: string | null | undefined };

interface ToCartLineOptions {
  line: CartLineSource;
  email: string;
  /** The product as it is now; null when it was deleted. */
  product: ProductDto | null;
  /** Its pictures in the colour of the line; null when it was deleted. */
  look: Pick<OrderLineDto, "image1" | "image2" | "image3" | "shownIn"> | null;
  /** Pieces of the same stock that older lines of the same cart ask for. */
  alreadyWanted?: number;
}

/** A cart line at today's price; a line whose product is gone keeps what it was called when it was added. */
export function toCartLineDto({
  line,
  email,
  product,
  look,
  alreadyWanted = 0,
}: ToCartLineOptions): CartLineDto {
  const unitPrice = product?.price ?? line.unitPrice;
  const stock = product && stockOfOption(product, line);
  const left = stock === null ? null : Math.max(0, stock - alreadyWanted);
  return {
    _id: line._id.toString(),
    productId: line.productId.toString(),
    productName: product?.name ?? line.productName,
    ...(product?.nameBn && { productNameBn: product.nameBn }),
    quantity: line.quantity,
    unitPrice,
    addedUnitPrice: line.unitPrice,
    price: linePrice(unitPrice, line.quantity),
    email,
    ...(look ?? lookOfGone(line)),
    category: product?.category ?? line.category,
    size: line.size,
    color: line.color,
    state: stateOf({ line, product, left }),
    left,
  };
}

const lookOfGone = ({ image1, shownIn }: CartLineSource) => ({
  image1,
  ...(shownIn && { shownIn }),
  image2: "",
  image3: "",
});

interface StateOfOptions {
  line: CartLineSource;
  product: ProductDto | null;
  left: number | null;
}

function stateOf({ line, product, left }: StateOfOptions): CartLineState {
  if (!product) return "gone";
  if (isSoldOut(product)) return "sold out";
  const isThere = hasOption(product.sizes, line.size) && hasOption(product.colors, line.color);
  if (!isThere || !isOptionMade(product, line)) return "option gone";
  if (stockOfOption(product, line) === 0) return "sold out";
  return (left ?? line.quantity) < line.quantity ? "short" : "available";
}
