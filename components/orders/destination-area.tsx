import { AreaField } from "@/components/orders/area-field";
import { findDeliveryZone, readArea } from "@/lib/areas";
import { deliveryFacts } from "@/lib/shop-facts";

interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

interface DestinationAreaProps {
  area: BoundField;
  location: BoundField;
  hint: string;
}

/** Where in its location an order goes. The area decides: nobody has to know which location the shop counts it as. */
export function DestinationArea({ area, location, hint }: DestinationAreaProps) {
  function choose(name: string): void {
    area.onChange(name);
    const zone = findDeliveryZone(deliveryFacts().zones, readArea(name));
    if (zone && zone.location !== location.value) location.onChange(zone.location);
  }

  return <AreaField label="Thana or district" hint={hint} {...area} onChange={choose} />;
}
