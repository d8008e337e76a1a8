import { invalidField } from "@/lib/platform/http/errors";
import { findDeliveryZone } from "@/lib/areas";
import { isKnownArea } from "@/lib/settings/zones/is-known-area";
import { deliveryFacts, type Destination } from "@/lib/shop-facts";

/** Throws INVALID_FIELDS for a district or a thana that there is not, and for one whose zone belongs to the other location. */
export function requireArea({ deliveryLocation, district, thana }: Destination): void {
  if (!district && !thana) return;
  if (!isKnownArea({ district })) throw invalidField("district", "Please choose a district of Bangladesh.");
  if (!isKnownArea({ district, thana })) throw invalidField("thana", `Please choose a thana of ${district}.`);
  const zone = findDeliveryZone(deliveryFacts().zones, { district, thana });
  if (zone && zone.location !== deliveryLocation)
    throw invalidField("deliveryLocation", `${zone.name} is ${zone.location}.`);
}
