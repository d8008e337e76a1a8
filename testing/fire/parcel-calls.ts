import { FOR_THE_DESK, NOT_FOR_ANYBODY, type ContractCall } from "@/testing/fire/contract-call";

/** The calls of the desk that packs parcels and hands them over. */
export const PARCEL_CALLS: ContractCall[] = [
  {
    method: "PATCH",
    route: "orders/[id]/parcel",
    expected: FOR_THE_DESK,
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: () => ({
      from: "toPack",
      to: "packed",
      courier: "steadfast",
      trackingCode: "SFR-2611220001",
      trackingUrl: "https://steadfast.com.bd/t/SFR-2611220001",
    }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/parcel",
    about: "from a state that it is not in, with pieces that came back",
    expected: { ...FOR_THE_DESK, staff: 409, admin: 409 },
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: ({ lineId }) => ({ from: "returning", to: "returned", returned: [{ lineId, sellable: 1 }] }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/parcel",
    about: "of an order that is pending",
    expected: { ...FOR_THE_DESK, staff: 409, admin: 409 },
    params: ({ pendingId }) => ({ id: pendingId }),
    body: () => ({ from: "toPack", to: "packed" }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/recipient",
    about: "of a parcel that is not packed",
    expected: { ...FOR_THE_DESK, staff: 409, admin: 409 },
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: () => ({
      courier: "pathao",
      version: 1,
      name: "Karim Uddin",
      address: "House 7, Zindabazar, Sylhet",
    }),
  },
  { method: "GET", route: "parcels", expected: FOR_THE_DESK },
  {
    method: "POST",
    route: "parcels/bookings",
    about: "without keys of the courier",
    expected: { ...FOR_THE_DESK, staff: 404, admin: 404 },
    body: ({ confirmedId }) => ({ ids: [confirmedId] }),
  },
  {
    method: "POST",
    route: "webhooks/[courier]",
    params: () => ({ courier: "steadfast" }),
    about: "where no token is set",
    expected: NOT_FOR_ANYBODY,
    body: () => ({
      notification_type: "delivery_status",
      consignment_id: 1_424_107,
      invoice: "10023",
      status: "delivered",
      updated_at: "2026-11-22 12:45:30",
    }),
  },
  {
    method: "GET",
    route: "parcels/file",
    expected: FOR_THE_DESK,
    query: ({ confirmedId }) => `?courier=pathao&ids=${confirmedId}`,
  },
  {
    method: "GET",
    route: "parcels/tracking",
    expected: FOR_THE_DESK,
    query: () => "?rows=10001:SFR-1,10002:DH/22.1_a",
  },
  {
    method: "GET",
    route: "parcels/news",
    expected: FOR_THE_DESK,
    query: ({ pendingId, confirmedId }) => `?q=karim&seen=${confirmedId}:1k2x9,${pendingId}:`,
  },
  {
    method: "GET",
    route: "parcels",
    about: "of a state and a courier, searched",
    expected: FOR_THE_DESK,
    query: ({ pendingId }) =>
      `?tab=withCourier&state=returning&courier=pathao&q=karim+denim&after=${pendingId}&limit=20`,
  },
];
