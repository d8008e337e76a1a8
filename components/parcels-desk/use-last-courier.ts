import { useState } from "react";
import { type Courier, findCourier, FIRST_COURIER } from "@/lib/delivery/couriers/registry";

const KEY = "last courier";

/** To whom this device handed over last. */
function readLastCourier(): Courier {
  try {
    return findCourier(localStorage.getItem(KEY)) ?? FIRST_COURIER;
  } catch {
    return FIRST_COURIER;
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
