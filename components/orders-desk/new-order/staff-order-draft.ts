import {
  type DraftLine,
  type DraftTotal,
  parseAmount,
  toWanted,
} from "@/components/orders-desk/contents/contents-draft";

/** The form before anything is typed. */
export const NO_ORDER = {
  phone: "",
  name: "",
  address: "",
  deliveryLocation: "",
  source: "",
  email: "",
  discount: "",
  reason: "",
  advance: "",
  advanceReference: "",
  note: "",
};

export type StaffOrderDraft = typeof NO_ORDER;

/** What the form says, to be checked; null where an amount in it is none. */
export function toStaffOrder(draft: StaffOrderDraft, lines: DraftLine[], total: DraftTotal | null) {
  const advance = parseAmount(draft.advance);
  if (total === null || advance === null) return null;
  const { name, phone, address, email, note, reason, deliveryLocation, source } = draft;
  return {
    name,
    phone,
    address,
    email,
    note,
    deliveryLocation,
    source,
    lines: toWanted(lines),
    amount: total.amount,
    ...(total.discount > 0 && { discount: { amount: total.discount, reason } }),
    ...(advance > 0 && { advance: { amount: advance, reference: draft.advanceReference } }),
  };
}
