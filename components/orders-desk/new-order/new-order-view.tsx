"use client";

import { useState } from "react";
import { ContentsLines } from "@/components/orders-desk/contents/contents-lines";
import { ContentsTotal } from "@/components/orders-desk/contents/contents-total";
import { DeliveryContents, DiscountContents } from "@/components/orders-desk/contents/contents-fields";
import {
  type StaffOrderDraft,
  NO_ORDER,
  toStaffOrder,
} from "@/components/orders-desk/new-order/staff-order-draft";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import type { BindField } from "@/components/ui/use-draft";
import { changeOrderPath, PATHS } from "@/lib/paths";
import { totalDraft } from "@/components/orders-desk/contents/contents-draft";
import { useContentsDraft } from "@/components/orders-desk/contents/use-contents-draft";
import { ApiError, callProtected, messageOf } from "@/lib/platform/http/client";
import { keyByContent } from "@/lib/platform/http/key-by-content";
import { parsePhone } from "@/lib/orders/rules";
import { usePlaceByStaff } from "@/lib/orders/by-staff/api";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { checkOrder } from "@/lib/orders/schema";

const SOURCES = [
  { value: "phone", label: "Phone" },
  { value: "messenger", label: "Messenger" },
  { value: "outlet", label: "Outlet" },
];

/** An order that came in by phone, by message or at the outlet: the phone first, which fills in what the last order had. */
export function NewOrderView() {
  const { draft, total, fillIn, isFilled, place, placedId, problem, isPending } = useNewOrder();
  const { bind } = draft;
  return (
    <Form onSubmit={place} className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">
        <TextField
          label="Phone"
          type="tel"
          hint={isFilled ? "Name and address are those of the last order." : undefined}
          {...bind("phone")}
          onBlur={() => void fillIn()}
        />
        <DeliveryContents bind={bind} />
        <SelectField label="Came in by" options={SOURCES} {...bind("source")} />
        <TextField label="Email, if there is one" type="email" {...bind("email")} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <ContentsLines draft={draft} />
        <DiscountContents bind={bind} />
        <PaymentFields bind={bind} />
        <ContentsTotal total={total} />
        <ErrorNotice error={problem} />
        {placedId && (
          <Notice>
            The order is placed and waits in All Orders.{" "}
            <LinkButton variant="quiet" href={changeOrderPath(placedId)}>
              Change it
            </LinkButton>
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="flex-auto" disabled={isPending}>
            {isPending ? "Placing …" : "Place the order"}
          </Button>
          <LinkButton variant="quiet" href={PATHS.allOrders}>
            All Orders
          </LinkButton>
          <RetryingNotice isPending={isPending} />
        </div>
      </div>
    </Form>
  );
}

function PaymentFields({ bind }: { bind: BindField<StaffOrderDraft> }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField label="Paid already, BDT" inputMode="numeric" {...bind("advance")} />
        <TextField label="bKash or Nagad reference" {...bind("advanceReference")} />
      </div>
      <TextField label="Note" {...bind("note")} />
    </>
  );
}

/** An order for somebody while it is written down. */
function useNewOrder() {
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
