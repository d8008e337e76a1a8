"use client";

import { ContentsLines } from "@/components/orders-desk/contents/contents-lines";
import { ContentsTotal } from "@/components/orders-desk/contents/contents-total";
import { DeliveryContents, DiscountContents } from "@/components/orders-desk/contents/contents-fields";
import type { StaffOrderDraft } from "@/components/orders-desk/new-order/staff-order-draft";
import { useNewOrder } from "@/components/orders-desk/new-order/use-new-order";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import type { BindField } from "@/components/ui/use-draft";
import { changeOrderPath, PATHS } from "@/lib/paths";

const SOURCES = [
  { value: "phone", label: "Phone" },
  { value: "messenger", label: "Messenger" },
  { value: "outlet", label: "Outlet" },
];

/** An order that came in by phone, by message or at the outlet: the phone first, which fills in what the last order had. */
export function NewOrderView() {
  const { draft, total, fillIn, isFilled, place, placedId, problem, isPending } = useNewOrder();
  const { lines, bind } = draft;
  return (
    <Form onSubmit={place} className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">
        <TextField
          label="Phone"
          type="tel"
          autoComplete="off"
          hint={isFilled ? "Name and address are those of the last order." : undefined}
          {...bind("phone")}
          onBlur={() => void fillIn()}
        />
        <DeliveryContents bind={bind} />
        <SelectField label="Came in by" options={SOURCES} {...bind("source")} />
        <TextField label="Email, if there is one" type="email" autoComplete="off" {...bind("email")} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <ContentsLines
          lines={lines}
          errors={draft.lineErrors}
          onChange={draft.changeLine}
          onAdd={draft.addLine}
          onRemove={draft.removeLine}
        />
        <DiscountContents bind={bind} />
        <PaymentFields bind={bind} />
        <ContentsTotal total={total} />
        {problem && <Notice kind="error">{problem}</Notice>}
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
        <TextField label="Paid already, BDT" inputMode="numeric" autoComplete="off" {...bind("advance")} />
        <TextField label="bKash or Nagad reference" autoComplete="off" {...bind("advanceReference")} />
      </div>
      <TextField label="Note" autoComplete="off" {...bind("note")} />
    </>
  );
}
