import { useWords } from "#words";
import { AreaField } from "@/components/orders/area-field";
import { type BoundField, chooseArea } from "@/components/orders/choose-location";

interface DestinationAreaProps {
  area: BoundField;
  location: BoundField;
  hint: string;
}

/** Where in its location an order goes. */
export function DestinationArea({ area, location, hint }: DestinationAreaProps) {
  const { area: words } = useWords("ordering");
  return (
    <AreaField
      label={words.label}
      hint={hint}
      {...area}
      onChange={(chosen) => chooseArea({ area, location }, chosen)}
    />
  );
}
