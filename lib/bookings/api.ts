import { callProtected } from "@/lib/http/client";
import type { BookedParcelsDto } from "@/lib/bookings/dto";
import { useShowParcels } from "@/lib/parcels/api";

/** Books parcels, MAX_BOOKINGS at most, and shows on their cards what became of them. */
export function useBookings() {
  const show = useShowParcels();
  return async (ids: string[]): Promise<BookedParcelsDto> => {
    const booked = await callProtected<BookedParcelsDto>("/parcels/bookings", {
      method: "POST",
      body: { ids },
    });
    show(booked.rows.flatMap(({ order }) => order ?? []));
    return booked;
  };
}
