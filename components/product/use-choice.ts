import { startTransition, useEffect, useState } from "react";
import { consumeChoice } from "@/components/product/stored-choice";
import type { ProductDto } from "@/lib/products/dto";

const ONE_PIECE = "1";

/** What is chosen of a product: its first size and colour and one piece, or what was chosen before the sign-in. */
export function useChoice(product: ProductDto) {
  const [firstSize = ""] = product.sizes;
  const [firstColor = ""] = product.colors;
  const [size, setSize] = useState(firstSize);
  const [color, setColor] = useState(firstColor);
  const [quantity, setQuantity] = useState(ONE_PIECE);

  useEffect(() => {
    const kept = consumeChoice(product._id);
    if (!kept) return;
    startTransition(() => {
      // What was chosen on this page before its script came is newer.
      const instead = (of: string, value: string) => (now: string) => (now === of ? value : now);
      if (product.sizes.includes(kept.size)) setSize(instead(firstSize, kept.size));
      if (product.colors.includes(kept.color)) setColor(instead(firstColor, kept.color));
      setQuantity(instead(ONE_PIECE, String(kept.quantity)));
    });
  }, [product, firstSize, firstColor]);

  return { size, setSize, color, setColor, quantity, setQuantity };
}
