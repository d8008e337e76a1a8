import { useWords } from "#words";
import { ShownText } from "@/components/ui/shown-text";
import { useAreaName } from "@/components/words/use-area-name";
import type { UsedContact } from "@/lib/orders/dto";

/** Where an order goes, such as `Outside Dhaka: Savar, Dhaka`. */
export function PlaceName({ deliveryLocation, area }: Pick<UsedContact, "deliveryLocation" | "area">) {
  const { location } = useWords("orders");
  const sayArea = useAreaName(area !== "");
  return (
    <>
      {location(deliveryLocation)}
      {area && (
        <>
          : <ShownText {...sayArea(area)} />
        </>
      )}
    </>
  );
}
