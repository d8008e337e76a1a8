import { useState } from "react";
import type { CartLineDto } from "@/lib/cart/dto";

/**
 * The lines with those first that cannot be ordered as they are. One that has been mended keeps its place as long as the
 * cart is open: it must not run away from the finger that mends it.
 */
export function useTroubleFirst(lines: CartLineDto[]): CartLineDto[] {
  const [known, setKnown] = useState<string[]>([]);
  const fresh = lines
    .filter(({ _id, state }) => state !== "available" && !known.includes(_id))
    .map(({ _id }) => _id);
  if (fresh.length > 0) setKnown([...known, ...fresh]);
  const isTrouble = ({ _id }: CartLineDto) => known.includes(_id) || fresh.includes(_id);
  return [...lines.filter(isTrouble), ...lines.filter((line) => !isTrouble(line))];
}
