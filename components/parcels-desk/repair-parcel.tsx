import { useWords } from "#words";
import type { Words } from "@/lib/words/words";
import { useAreaName } from "@/components/words/use-area-name";
import { type ReactNode, useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { useRepairParcel } from "@/lib/delivery/parcels/api";
import type { CourierFileDto } from "@/lib/delivery/parcels/dto";
import { DISTRICTS, MAX_AREA_LENGTH } from "@/lib/settings/zones/rules";

type LeftOut = CourierFileDto["leftOut"][number];

const CORRECTABLE = ["name", "address"] as const;

/** What of a parcel is too long or too short for its courier. */
const misfitsOf = ({ kinds }: LeftOut) => CORRECTABLE.filter((field) => kinds.includes(field));

/** Whether the desk can give it what its courier requires. */
export const canBeRepaired = (parcel: LeftOut): boolean => parcel.lacks.length + misfitsOf(parcel).length > 0;

interface RepairParcelProps {
  parcel: LeftOut;
  courier: Courier;
  onRepaired: () => void;
}

/** Gives a packed parcel what its courier requires: a place that the address lacks, a name and an address that fit. */
export function RepairParcel({ parcel, courier, onRepaired }: RepairParcelProps) {
  const { orderId, orderNumber, lacks } = parcel;
  const misfits = misfitsOf(parcel);
  const { repair: words } = useWords("deskParcels");
  const { save } = useWords("deskKit");
  const limits = COURIER_FACTS[courier].limits;
  const [draft, setDraft] = useState<Draft>({
    name: parcel.name,
    address: parcel.address,
    district: parcel.city,
    area: parcel.zone,
  });
  const repair = useRepairParcel();
  const set = (field: keyof Draft) => (text: string) => setDraft({ ...draft, [field]: text });
  const textOf = (field: keyof typeof limits & keyof Draft) =>
    misfits.includes(field) && {
      value: draft[field],
      onChange: set(field),
      hint: lengthInWords(words, draft[field], limits[field]),
    };
  const isReady =
    lacks.every((lack) => draft[FIELD_OF[lack]].trim() !== "") &&
    misfits.every((field) => fits(draft[field], limits[field]));
  return (
    <form
      className="mt-1 grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        repair.mutate({ orderId, ...toRepair(draft, parcel, courier) }, { onSuccess: onRepaired });
      }}
    >
      <RecipientFields
        orderNumber={orderNumber}
        name={textOf("name")}
        address={textOf("address")}
        known={parcel.address}
      />
      <PlaceFields
        orderNumber={orderNumber}
        district={lacks.includes("city") && { value: draft.district, onChange: set("district") }}
        area={lacks.includes("zone") && { value: draft.area, onChange: set("area") }}
      >
        <SmallButton type="submit" disabled={!isReady || repair.isPending}>
          {save}
        </SmallButton>
      </PlaceFields>
      <CallNotices isPending={repair.isPending} error={repair.error} />
    </form>
  );
}

type Draft = Record<"name" | "address" | "district" | "area", string>;

const FIELD_OF = { city: "district", zone: "area" } as const;

/** What is asked for alone, as the calls take it. */
function toRepair(draft: Draft, parcel: LeftOut, courier: Courier) {
  const { version, lacks } = parcel;
  const misfits = misfitsOf(parcel);
  const texts = Object.fromEntries(misfits.map((field) => [field, draft[field]]));
  const place = Object.fromEntries(lacks.map((lack) => [FIELD_OF[lack], draft[FIELD_OF[lack]].trim()]));
  return {
    recipient: misfits.length > 0 ? { courier, version, ...texts } : undefined,
    place: lacks.length > 0 ? place : undefined,
  };
}

type Limits = readonly [least: number, most: number];

const lengthOf = (text: string): number => text.trim().length;

const fits = (text: string, [least, most]: Limits): boolean =>
  lengthOf(text) >= least && lengthOf(text) <= most;

function lengthInWords(words: RepairWords, text: string, [least, most]: Limits): string {
  const now = lengthOf(text);
  return now < least ? words.tooShort(now, least) : words.length(now, most);
}

type RepairWords = Words["deskParcels"]["repair"];

interface FieldState {
  value: string;
  onChange: (text: string) => void;
}

interface RecipientFieldsProps {
  orderNumber: number;
  /** False where it fits, like the address. */
  name: (FieldState & { hint: string }) | false;
  address: (FieldState & { hint: string }) | false;
  /** The address as it is. */
  known: string;
}

function RecipientFields({ orderNumber, name, address, known }: RecipientFieldsProps) {
  const { repair: words } = useWords("deskParcels");
  const { number } = useWords("orders");
  return (
    <>
      {name && <TextField label={words.name(number(orderNumber))} {...name} />}
      {address ? (
        <TextArea label={words.address(number(orderNumber))} rows={4} {...address} />
      ) : (
        <p className="text-sm wrap-anywhere text-muted">{known}</p>
      )}
    </>
  );
}

interface PlaceFieldsProps {
  orderNumber: number;
  /** False where it is known, like the area. */
  district: FieldState | false;
  area: FieldState | false;
  children: ReactNode;
}

function PlaceFields({ orderNumber, district, area, children }: PlaceFieldsProps) {
  const { repair: words } = useWords("deskParcels");
  const { number } = useWords("orders");
  const sayArea = useAreaName(Boolean(district));
  return (
    <div className="flex flex-wrap gap-1.5">
      {district && (
        <SelectField
          isBare
          label={words.district(number(orderNumber))}
          emptyLabel={words.districtEmpty}
          options={DISTRICTS.map((value) => ({ value, label: sayArea(value).text }))}
          {...district}
          className="min-h-11!"
        />
      )}
      {area && (
        <TextField
          isBare
          label={words.zone(number(orderNumber))}
          placeholder={words.zoneHint}
          maxLength={MAX_AREA_LENGTH}
          {...area}
          className="min-h-11!"
        />
      )}
      {children}
    </div>
  );
}
