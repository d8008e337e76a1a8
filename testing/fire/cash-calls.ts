import { CREATED_BY_ADMINS, FOR_ADMINS, type ContractCall } from "@/testing/fire/contract-call";

const CSV = Buffer.from("Invoice,Collected amount\n10001,১,২০০\n");
const DIGEST = "0".repeat(64);

/** The calls for the money that couriers collect. */
export const CASH_CALLS: ContractCall[] = [
  {
    method: "POST",
    route: "payouts/check",
    expected: FOR_ADMINS,
    query: () => "?courier=steadfast&total=1,140&charges=60",
    body: () => CSV,
  },
  {
    method: "POST",
    route: "payouts",
    about: "that is not what was checked",
    expected: { ...CREATED_BY_ADMINS, admin: 409 },
    query: () => `?courier=steadfast&reference=SFP-1&day=2026-11-22&total=1140&charges=60&digest=${DIGEST}`,
    body: () => CSV,
  },
  {
    method: "PATCH",
    route: "payouts/[id]",
    about: "that was never recorded",
    expected: { ...FOR_ADMINS, admin: 404 },
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: () => ({ to: "undone" }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/cash",
    about: "of a parcel that is not handed over",
    expected: { ...FOR_ADMINS, admin: 409 },
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: () => ({ from: null, to: 1_160, reason: "Paid at the outlet" }),
  },
];
