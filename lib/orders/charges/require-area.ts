import { invalidField } from "@/lib/platform/http/errors";
import { areaName, locationOfArea } from "@/lib/areas";
import { isKnownArea } from "@/lib/settings/zones/is-known-area";
import { deliveryFacts, type Destination } from "@/lib/shop-facts";

/** Throws INVALID_FIELDS for a district or a thana that there is not, and for one that belongs to the other location. */
export function requireArea({ deliveryLocation, district, thana }: Destination): void {
  if (!district && !thana) return;
  if (!isKnownArea({ district })) throw invalidField("district", "Please choose a district of Bangladesh.");
  if (!isKnownArea({ district, thana })) throw invalidField("thana", `Please choose a thana of ${district}.`);
  const location = locationOfArea(deliveryFacts().zones, { district, thana });
  if (location !== null && location !== deliveryLocation)
    throw invalidField(
      "deliveryLocation",
      `We deliver to ${areaName({ district, thana })} as “${location}”.`,
    );
}
