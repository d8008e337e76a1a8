import { Types } from "mongoose";
import { CartLine } from "@/models/cart-line";

const BATCH = 1_000;

/** Fills up to so many cart lines that nobody came back for, each of another shopper. */
export async function fillCarts(total: number): Promise<void> {
  for (let made = await CartLine.estimatedDocumentCount(); made < total; made += BATCH) {
    const size = Math.min(BATCH, total - made);
    await CartLine.insertMany(Array.from({ length: size }, makeLine));
  }
}

function makeLine() {
  return {
    userId: new Types.ObjectId(),
    productId: new Types.ObjectId(),
    quantity: 1,
    productName: "Selvedge Jean",
    category: "Denim Pants",
    image1: "/catalogue/raw-selvedge-jean-14oz-1-960.webp",
    unitPrice: 1_250,
  };
}
