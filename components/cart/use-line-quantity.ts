import { useRef, useState } from "react";
import { useChangeLine } from "@/lib/orders/cart/api";
import type { CartLineDto } from "@/lib/orders/cart/dto";

/**
 * The quantity of a line as the shopper wants it, ahead of the server. Taps that come while one is being saved are
 * saved together after it.
 */
export function useLineQuantity(email: string, line: CartLineDto) {
  const change = useChangeLine(email);
  const [wanted, setWanted] = useState<number | null>(null);
  const latest = useRef(line.quantity);
  const isSaving = useRef(false);

  async function save(quantity: number): Promise<void> {
    latest.current = quantity;
    setWanted(quantity);
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      let sent: number;
      do {
        sent = latest.current;
        await change.mutateAsync({ lineId: line._id, quantity: sent });
      } while (sent !== latest.current);
    } catch {
      // Told below the quantity, which is again what the server has.
    }
    isSaving.current = false;
    setWanted(null);
  }

  return { quantity: wanted ?? line.quantity, save, isSaving: wanted !== null, error: change.error };
}
