import { useState } from "react";
import { type Refusal, useRunEach } from "@/components/desk-kit/use-run-each";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { useMoveParcels } from "@/lib/delivery/parcels/api";
import type { TrackingMatch } from "@/lib/delivery/parcels/dto";

interface Saved {
  saved: number;
  refused: Refusal[];
}

/** Notes codes, one parcel after another. */
export function useSaveCodes(courier: Courier) {
  const move = useMoveParcels();
  const { progress, runEach } = useRunEach();
  const [result, setResult] = useState<Saved | null>(null);

  async function save(matches: TrackingMatch[]): Promise<void> {
    const { done, refused } = await runEach("Saving", matches, ({ orderId, state, code, courier: known }) =>
      move({ orderId, from: state, to: state, trackingCode: code, courier: known ?? courier }),
    );
    setResult({ saved: done.length, refused });
  }

  return { save, progress, result };
}
