import { callProtected } from "@/lib/platform/http/client";
import type { Courier } from "@/lib/delivery/couriers/registry";
import type { BookedParcelsDto } from "@/lib/delivery/bookings/dto";
import { useShowParcels } from "@/lib/delivery/parcels/api";

/** Books parcels, MAX_BOOKINGS at most, and shows on their cards what became of them. */
export function useBookings() {
  const show = useShowParcels();
  return async (courier: Courier, ids: string[]): Promise<BookedParcelsDto> => {
    const booked = await callProtected("POST /parcels/bookings", { body: { courier, ids } });
    show(booked.rows.flatMap(({ order }) => order ?? []));
    return booked;
  };
}
