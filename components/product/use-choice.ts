import { startTransition, useEffect, useState } from "react";
import { takeChoice } from "@/components/product/kept-choice";
import type { ProductDto } from "@/lib/products/dto";

/** What is chosen of a product: its first size and colour and one piece, or what was chosen before the sign-in. */
export function useChoice(product: ProductDto) {
  const [size, setSize] = useState(product.sizes[0] ?? "");
  const [color, setColor] = useState(product.colors[0] ?? "");
  const [quantity, setQuantity] = useState("1");

  useEffect(() => {
    const kept = takeChoice(product._id);
    if (!kept) return;
    startTransition(() => {
      if (product.sizes.includes(kept.size)) setSize(kept.size);
      if (product.colors.includes(kept.color)) setColor(kept.color);
      setQuantity(String(kept.quantity));
    });
  }, [product]);

  return { size, setSize, color, setColor, quantity, setQuantity };
}
