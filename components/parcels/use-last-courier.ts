import { useState } from "react";
import { COURIERS, type Courier } from "@/lib/couriers/constants";

const KEY = "last courier";

/** To whom this device handed over last. */
function readLastCourier(): Courier {
  try {
    const stored = localStorage.getItem(KEY);
    return COURIERS.find((courier) => courier === stored) ?? "steadfast";
  } catch {
    return "steadfast";
  }
}

function saveLastCourier(courier: Courier): void {
  try {
    localStorage.setItem(KEY, courier);
  } catch {
    // The browser lets nothing be stored: it is chosen anew then.
  }
}

export function useLastCourier() {
  const [courier, setCourier] = useState<Courier>(readLastCourier);
  return {
    courier,
    choose: (chosen: Courier): void => {
      setCourier(chosen);
      saveLastCourier(chosen);
    },
  };
}
