import { useState } from "react";
import { totalDraft } from "@/components/orders-desk/contents/contents-draft";
import { useContentsDraft } from "@/components/orders-desk/contents/use-contents-draft";
import { NO_ORDER, toStaffOrder } from "@/components/orders-desk/new-order/staff-order-draft";
import { ApiError, callProtected, messageOf } from "@/lib/platform/http/client";
import { keyByContent } from "@/lib/platform/http/key-by-content";
import { parsePhone } from "@/lib/orders/rules";
import { usePlaceByStaff } from "@/lib/orders/by-staff/api";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { checkOrder } from "@/lib/orders/schema";

/** An order for somebody while it is written down. */
export function useNewOrder() {
  const draft = useContentsDraft(NO_ORDER, []);
  const placing = usePlaceByStaff();
  const [problem, setProblem] = useState<string>();
  const [placedId, setPlacedId] = useState<string>();
  const [isFilled, setIsFilled] = useState(false);
  const [keyOf, setKeyOf] = useState(keyByContent);
  const { lines } = draft;
  const total = totalDraft({ ...draft.draft, lines });

  async function fillIn(): Promise<void> {
    const phone = parsePhone(draft.draft.phone);
    if (phone === null) return;
    // Nobody waits for it, and who types goes on.
    const last = await callProtected("GET /orders/lastContact", { query: { phone } }).catch(() => null);
    const contact = last?.contact;
    setIsFilled(Boolean(contact));
    if (!contact) return;
    if (draft.draft.name === "") draft.change("name", contact.name);
    if (draft.draft.address === "") draft.change("address", contact.address);
    if (draft.draft.deliveryLocation === "") draft.change("deliveryLocation", contact.deliveryLocation);
    if (draft.draft.email === "") draft.change("email", contact.email);
  }

  async function place(): Promise<void> {
    setProblem(undefined);
    const written = toStaffOrder(draft.draft, lines, total);
    if (!written) return setProblem("Please enter whole numbers for quantities and amounts.");
    const { order, errors } = checkOrder(staffOrderSchema, written);
    draft.showErrors(errors);
    if (lines.length === 0) return setProblem("Please add a product.");
    if (!order) return;
    try {
      const { insertedId } = await placing.mutateAsync({ order, key: keyOf(order) });
      setPlacedId(insertedId);
      draft.replace(NO_ORDER);
      draft.setLines([]);
      setIsFilled(false);
      setKeyOf(keyByContent);
    } catch (error) {
      setProblem(messageOf(error));
      if (error instanceof ApiError) draft.showErrors(error.fields);
    }
  }

  return { draft, total, fillIn, isFilled, place, placedId, problem, isPending: placing.isPending };
}
