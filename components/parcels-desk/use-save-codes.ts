import { useState } from "react";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { isUnavailable, messageOf } from "@/lib/platform/http/client";
import { useMoveParcels } from "@/lib/delivery/parcels/api";
import type { TrackingMatch } from "@/lib/delivery/parcels/dto";

interface Saved {
  saved: number;
  refused: { orderNumber: number; why: string }[];
}

/** Notes codes, one parcel after another, each for itself. */
export function useSaveCodes(courier: Courier) {
  const move = useMoveParcels();
  const [progress, setProgress] = useState<string | null>(null);
  const [result, setResult] = useState<Saved | null>(null);

  async function save(matches: TrackingMatch[]): Promise<void> {
    const done: Saved = { saved: 0, refused: [] };
    for (const [index, { orderId, orderNumber, state, code, courier: known }] of matches.entries()) {
      setProgress(`Saving ${index + 1} of ${matches.length}`);
      try {
        await move({ orderId, from: state, to: state, trackingCode: code, courier: known ?? courier });
        done.saved += 1;
      } catch (error) {
        done.refused.push({ orderNumber, why: messageOf(error) });
        if (isUnavailable(error)) break;
      }
    }
    setProgress(null);
    setResult(done);
  }

  return { save, progress, result };
}
