import { type RefObject, useState } from "react";
import { useChangeLine } from "@/lib/orders/cart/api";
import type { AlternativeDto, CartLineDto } from "@/lib/orders/cart/dto";
import { describeOption } from "@/lib/stock/options";

/** Takes another option on a line, with as many of its pieces as there are; what was pressed goes, so the line gets the focus. */
export function useExchange(email: string, line: CartLineDto, article: RefObject<HTMLElement | null>) {
  const change = useChangeLine(email);
  const [taken, setTaken] = useState("");

  async function take({ left, ...option }: AlternativeDto): Promise<void> {
    setTaken("");
    const quantity = Math.min(line.quantity, left ?? line.quantity);
    try {
      await change.mutateAsync({ lineId: line._id, ...option, quantity });
    } catch {
      // Told below the options.
      return;
    }
    setTaken(describeOption(option));
    article.current?.focus({ preventScroll: true });
  }

  return { take, taken, isPending: change.isPending, error: change.error };
}
