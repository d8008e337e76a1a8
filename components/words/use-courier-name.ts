import { useWords } from "#words";
import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";

interface CourierName {
  /** As a name of its own. */
  label: string;
  /** Within a sentence. */
  inWords: string;
}

/** What the page calls a courier. */
export function useCourierName(): (courier: Courier) => CourierName {
  const { courierName } = useWords("orders").parcel;
  return (courier) => {
    const { label, labelInWords } = COURIER_FACTS[courier];
    return { label: courierName(courier, label), inWords: courierName(courier, labelInWords) };
  };
}
