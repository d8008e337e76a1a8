import { useFieldErrors } from "@/components/desk-kit/use-field-errors";
import { useWords } from "#words";
import { useEffect, useRef, useState } from "react";
import {
  type DraftLine,
  type DraftTotal,
  parseAmount,
  totalDraft,
  toWanted,
} from "@/components/orders-desk/contents/contents-draft";
import { useContentsDraft } from "@/components/orders-desk/contents/use-contents-draft";
import { useDeskCode } from "@/components/orders-desk/new-order/use-desk-code";
import { removeStoredKeys, storedKeyByContent } from "@/components/orders-desk/new-order/stored-keys";
import { parseStoredLines, toStoredLines } from "@/components/orders-desk/new-order/stored-lines";
import { loadDraft, removeDraft, saveDraft } from "@/components/ui/stored-draft";
import { type Contact, listToFillIn } from "@/components/orders-desk/new-order/last-contact";
import { learnChargeFrom } from "@/lib/orders/api";
import { useLastContact, usePlaceByStaff } from "@/lib/orders/by-staff/api";
import { type PlacedAtDesk, staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { isDeliveryLocation } from "@/lib/orders/rules";
import { isUnusualPhone, parsePhone } from "@/lib/platform/text/phone";
import type { ChatOrder } from "@/lib/orders/chat/rules";
import { checkOrder } from "@/lib/orders/schema";
import { readArea } from "@/lib/areas";

/** The form before anything is typed. */
const NO_ORDER = {
  phone: "",
  name: "",
  address: "",
  deliveryLocation: "",
  area: "",
  riderNote: "",
  source: "phone",
  email: "",
  discount: "",
  reason: "",
  coupon: "",
  advance: "",
  advanceReference: "",
  note: "",
  /** `yes`, or empty as long as the customer has not agreed. */
  agreed: "yes",
};

const [FIELDS_KEPT, LINES_KEPT] = ["new order", "lines of the new order"];

export type StaffOrderDraft = typeof NO_ORDER;

const loadLines = (): DraftLine[] => loadDraft(LINES_KEPT, parseStoredLines) ?? [];

/** At once, because the form may no longer be shown: a draft that comes back without its keys becomes a second order. */
function removeStored(): void {
  removeDraft(FIELDS_KEPT);
  removeDraft(LINES_KEPT);
  removeStoredKeys();
}

/** An order for a customer while staff write it down. It outlives a reload, and a look at another page. */
export function useNewOrder() {
  const draft = useContentsDraft(NO_ORDER, loadLines, { storeAs: FIELDS_KEPT });
  const { newOrder: words } = useWords("deskOrders");
  const sayErrors = useFieldErrors();
  const placing = usePlaceByStaff();
  const [placed, setPlaced] = useState<PlacedAtDesk>();
  const [nextQuantity, setNextQuantity] = useState("");
  const [keyOf, setKeyOf] = useState(storedKeyByContent);
  const last = useFilledIn(draft);
  const { lines, setProblem } = draft;
  const sums = useSums(draft);
  const [isRestored, setIsRestored] = useState(!isBlank(draft));

  useEffect(() => saveDraft(LINES_KEPT, toStoredLines(lines)), [lines]);

  function startOver(): void {
    draft.replace(NO_ORDER);
    draft.setLines([]);
    setIsRestored(false);
    removeStored();
    setKeyOf(storedKeyByContent);
  }

  async function place(): Promise<void> {
    setProblem(undefined);
    const written = toStaffOrder(draft.draft, lines, sums.total);
    if (!written) return setProblem(words.wrongNumbers);
    const { order, errors } = checkOrder(staffOrderSchema, written);
    draft.showErrors(sayErrors(errors));
    if (!order) return setProblem(lines.length === 0 ? words.noProduct : undefined);
    try {
      setPlaced(await placing.mutateAsync({ order, key: keyOf(order) }));
      startOver();
    } catch (error) {
      learnChargeFrom(error, order);
      draft.refuse(error);
    }
  }

  /** What was read out of a conversation and looked at. The quantity is of the line that is there, or comes next. */
  function takeChat({ quantity, ...contact }: ChatOrder): void {
    for (const field of ["phone", "name", "address"] as const)
      if (contact[field]) draft.change(field, contact[field]);
    draft.change("source", "messenger");
    const [only, ...others] = lines;
    if (only && others.length === 0 && quantity) draft.changeLine(only.key, { quantity });
    else setNextQuantity(quantity);
  }

  return {
    draft,
    takeChat,
    addLine: (line: DraftLine): void => {
      draft.addLine(nextQuantity ? { ...line, quantity: nextQuantity } : line);
      setNextQuantity("");
    },
    ...sums,
    /** Null also as long as nobody knows the charge. */
    total: isDeliveryLocation(draft.draft.deliveryLocation) ? sums.total : null,
    last,
    place,
    placed,
    isRestored,
    startOver,
    isPending: placing.isPending,
  };
}

/** What a draft comes to, with the code that is typed. */
function useSums({ draft, lines }: { draft: StaffOrderDraft; lines: readonly DraftLine[] }) {
  const code = useDeskCode(draft.coupon, lines);
  const total = totalDraft({ ...draft, lines, coupon: code.coupon });
  /** What the items cost, all discounts taken off. */
  const goods = total && total.items - total.discount - total.byCode;
  return { code, total, goods };
}

const isBlank = ({ draft, lines }: { draft: StaffOrderDraft; lines: readonly DraftLine[] }): boolean =>
  lines.length === 0 && JSON.stringify(draft) === JSON.stringify(NO_ORDER);

/** How the phone that is typed has ordered before, as soon as it is whole; its last order fills in the form. */
function useFilledIn({ draft, change }: ReturnType<typeof useContentsDraft<StaffOrderDraft>>) {
  const phone = parsePhone(draft.phone);
  const { data: last = null } = useLastContact(phone !== null && !isUnusualPhone(phone) ? phone : null);
  const typed = useRef({ draft, change });
  const filledIn = useRef<Contact>(null);
  useEffect(() => {
    typed.current = { draft, change };
  });
  useEffect(() => {
    if (!last?.contact) return;
    const { contact } = last;
    for (const field of listToFillIn({ draft: typed.current.draft, filledIn: filledIn.current }))
      typed.current.change(field, contact[field]);
    filledIn.current = contact;
  }, [last]);
  return last;
}

/** What the form says, to be checked; null where an amount in it is none. */
function toStaffOrder(draft: StaffOrderDraft, lines: DraftLine[], total: DraftTotal | null) {
  const advance = parseAmount(draft.advance);
  if (total === null || advance === null) return null;
  const { name, phone, address, email, note, riderNote, reason, deliveryLocation, area, source } = draft;
  return {
    name,
    phone,
    address,
    email,
    note,
    riderNote,
    deliveryLocation,
    ...readArea(area),
    source,
    lines: toWanted(lines),
    amount: total.amount,
    agreed: draft.agreed !== "",
    ...(draft.coupon.trim() !== "" && { coupon: draft.coupon }),
    ...(total.discount > 0 && { discount: { amount: total.discount, reason } }),
    ...(advance > 0 && { advance: { amount: advance, reference: draft.advanceReference } }),
  };
}
