import type { ParcelOrderDto } from "@/lib/delivery/parcels/dto";

const [BASIS, PRIME] = [0x811c9dc5, 0x01000193];

type Marked = Pick<ParcelOrderDto, "version" | "status" | "parcel">;

/** A few characters that are others as soon as a parcel, or its courier's word of it, is: an FNV-1a hash. */
export function markOf({ version, status, parcel }: Marked): string {
  const { state, trackingCode, consignmentId, courierStatus, booking } = parcel;
  const seen = [version, status, state, trackingCode, consignmentId, courierStatus];
  let hash = BASIS;
  for (const character of JSON.stringify([...seen, booking?.state, booking?.problem]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0).toString(36);
}
