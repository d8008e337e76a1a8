import { FOR_ADMINS, FOR_THE_DESK, type ContractCall } from "@/testing/fire/contract-call";

const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();

/** The calls of the desk that telephones customers. */
export const DESK_CALLS: ContractCall[] = [
  {
    method: "POST",
    route: "orders/[id]/calls",
    expected: FOR_THE_DESK,
    params: ({ pendingId }) => ({ id: pendingId }),
    body: () => ({ outcome: "later", nextAt: inAnHour(), note: "after work" }),
  },
  {
    method: "DELETE",
    route: "orders/[id]/calls",
    expected: FOR_THE_DESK,
    params: ({ pendingId }) => ({ id: pendingId }),
  },
  {
    method: "POST",
    route: "orders/[id]/notes",
    expected: FOR_THE_DESK,
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: () => ({ text: "gate 2, ask for the guard" }),
  },
  {
    method: "POST",
    route: "orders/[id]/calling",
    expected: FOR_THE_DESK,
    params: ({ pendingId }) => ({ id: pendingId }),
    body: () => ({ isCalling: true }),
  },
  {
    method: "POST",
    route: "orders/[id]/advance",
    expected: FOR_THE_DESK,
    params: ({ pendingId }) => ({ id: pendingId }),
    body: () => ({ amount: 500, reference: "bKash 9XK27" }),
  },
  {
    method: "POST",
    route: "orders/[id]/advance",
    about: "in answer to what nobody has said",
    expected: { ...FOR_THE_DESK, staff: 409, admin: 409 },
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: () => ({ answer: { noteId: "65f000000000000000000001", isFound: true } }),
  },
  {
    method: "POST",
    route: "orders/[id]/phoneBlock",
    expected: FOR_ADMINS,
    params: ({ pendingId }) => ({ id: pendingId }),
    body: () => ({ reason: "refused three parcels", days: 30 }),
  },
  {
    method: "DELETE",
    route: "orders/[id]/phoneBlock",
    expected: FOR_ADMINS,
    params: ({ pendingId }) => ({ id: pendingId }),
  },
  {
    method: "POST",
    route: "deleted/[kind]/[id]/restore",
    about: "of what is still there",
    expected: { ...FOR_ADMINS, admin: 404 },
    params: ({ pendingId }) => ({ kind: "order", id: pendingId }),
  },
  { method: "GET", route: "customers", expected: FOR_THE_DESK, query: () => "?q=dhaka&limit=10" },
  {
    method: "GET",
    route: "customers/[id]",
    expected: FOR_THE_DESK,
    params: ({ pendingId }) => ({ id: pendingId }),
  },
  {
    method: "GET",
    route: "customers/[id]/orders",
    expected: FOR_THE_DESK,
    params: ({ pendingId }) => ({ id: pendingId }),
  },
  {
    method: "POST",
    route: "customers/[id]/notes",
    expected: FOR_THE_DESK,
    params: ({ deliveredId }) => ({ id: deliveredId }),
    body: () => ({ text: "calls back after 5 pm" }),
  },
  { method: "GET", route: "orders/queue", expected: FOR_THE_DESK },
  {
    method: "GET",
    route: "orders/queue",
    about: "of some days, searched",
    expected: FOR_THE_DESK,
    query: () => "?q=denim+32&from=2026-01-01&to=2026-12-31&sort=newest&limit=50",
  },
  {
    method: "GET",
    route: "orders/queue/news",
    expected: FOR_THE_DESK,
    query: ({ pendingId, confirmedId }) => `?after=${confirmedId}&ids=${pendingId},${confirmedId}`,
  },
];
