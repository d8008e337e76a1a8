import { useWords } from "#words";
import { chooseLocation } from "@/components/orders/choose-location";
import { DestinationArea } from "@/components/orders/destination-area";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import type { BindField } from "@/components/ui/use-draft";
import { MAX_ADDRESS_LENGTH, MAX_RIDER_NOTE_LENGTH } from "@/lib/orders/schema";
import { deliveryCharge } from "@/lib/orders/charges/rules";
import { readArea } from "@/lib/areas";
import { asksArea } from "@/lib/shop-facts";
import { DELIVERY_LOCATIONS } from "@/lib/site";

/** What both forms have: whom to call, where it goes, what is taken off. */
export type ContentsFieldsDraft = {
  name: string;
  phone: string;
  address: string;
  deliveryLocation: string;
  area: string;
  riderNote: string;
  discount: string;
  reason: string;
};

interface DeliveryProps {
  /** A customer's own order is in their name. */
  isOwn?: boolean;
  bind: BindField<ContentsFieldsDraft>;
  /** What the items cost, the discount taken off; null where that is not known yet. */
  goods: number | null;
}

export function DeliveryContents({ bind, goods, isOwn = false }: DeliveryProps) {
  const { changing: words, location: sayLocation } = useWords("orders");
  const { money } = useWords("units");
  const [area, location] = [bind("area"), bind("deliveryLocation")];
  const chargeAt = (deliveryLocation: string) =>
    deliveryCharge({ ...readArea(area.value), deliveryLocation }, goods ?? 0);
  return (
    <>
      {!isOwn && <TextField label={words.name} {...bind("name")} />}
      <TextArea
        label={words.address}
        autoComplete="off"
        rows={3}
        maxLength={MAX_ADDRESS_LENGTH}
        {...bind("address")}
      />
      <SelectField
        label={words.location}
        emptyLabel={words.choose}
        options={DELIVERY_LOCATIONS.map((value) => ({
          value,
          label: words.chargedLocation({ place: sayLocation(value), amount: money(chargeAt(value)) }),
        }))}
        {...location}
        onChange={(chosen) => chooseLocation({ area, location }, chosen)}
      />
      {(asksArea() || area.value !== "") && (
        <DestinationArea area={area} location={location} hint={words.areaHint} />
      )}
      <TextField
        label={words.riderNote}
        placeholder={words.riderNoteExample}
        maxLength={MAX_RIDER_NOTE_LENGTH}
        {...bind("riderNote")}
      />
    </>
  );
}
