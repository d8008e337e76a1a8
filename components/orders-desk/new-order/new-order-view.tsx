"use client";

import { ContentsLines } from "@/components/orders-desk/contents/contents-lines";
import { ContentsTotal } from "@/components/orders-desk/contents/contents-total";
import { DeliveryContents, DiscountContents } from "@/components/orders-desk/contents/contents-fields";
import { EarlierOrders } from "@/components/orders-desk/new-order/earlier-orders";
import { PasteChat } from "@/components/orders-desk/new-order/paste-chat";
import { PlacedNotice } from "@/components/orders-desk/new-order/placed-notice";
import { type StaffOrderDraft, useNewOrder } from "@/components/orders-desk/new-order/use-new-order";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { CheckBox } from "@/components/ui/check-box";
import { Form } from "@/components/ui/form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import { Spinner } from "@/components/ui/spinner";
import { TextField } from "@/components/ui/text-field";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { BindField } from "@/components/ui/use-draft";
import { PATHS } from "@/lib/paths";

const SOURCES = [
  { value: "phone", label: "Phone" },
  { value: "messenger", label: "Messenger" },
  { value: "outlet", label: "Outlet" },
];

/** Where the order was agreed, by the channel that it came in by. */
const AGREED: Readonly<Record<string, string>> = {
  messenger: "Agreed in the chat",
  outlet: "Agreed at the outlet",
};

interface NewOrderViewProps {
  /** What the user may take off the items; null where they have no limit. */
  discountPercent: number | null;
}

/** An order by phone, by message or at the outlet. Only in the browser, which may have kept what was typed. */
export function NewOrderView(props: NewOrderViewProps) {
  const isInBrowser = useBrowserValue(() => true, false);
  return isInBrowser ? <NewOrderInBrowser {...props} /> : <Spinner />;
}

/** The phone comes first, and fills in the data of its last order. */
function NewOrderInBrowser({ discountPercent }: NewOrderViewProps) {
  const order = useNewOrder();
  const { draft, total, last, place, placed, isRestored, startOver, isPending } = order;
  const { bind } = draft;
  return (
    <Form onSubmit={place} className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      {placed && (
        <div className="lg:col-span-2">
          <PlacedNotice key={placed.insertedId} placed={placed} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-5">
        {isRestored && <RestoredNotice onStartOver={startOver} />}
        <PasteChat onTake={order.takeChat} />
        <TextField label="Phone" type="tel" {...bind("phone")} />
        <EarlierOrders draft={draft.draft} last={last} />
        <DeliveryContents bind={bind} goods={order.goods} />
        <SelectField label="How it came in" emptyLabel={null} options={SOURCES} {...bind("source")} />
        <TextField label="Email, if there is one" type="email" {...bind("email")} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <ContentsLines draft={{ ...draft, addLine: order.addLine }} />
        <DiscountContents bind={bind} items={total?.items ?? null} percent={discountPercent} />
        <CouponField bind={bind} problem={order.code.problem} />
        <PaymentFields bind={bind} />
        <ContentsTotal
          total={total}
          code={order.code.coupon?.code}
          missing="The total appears here once the delivery location is chosen and all numbers are right."
        />
        <ErrorNotice error={draft.problem} />
        <CheckBox
          checked={draft.draft.agreed !== ""}
          onChange={(isAgreed) => draft.change("agreed", isAgreed ? "yes" : "")}
        >
          {AGREED[draft.draft.source] ?? "Agreed on the phone"}: it is Confirmed at once
        </CheckBox>
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

/** One customer's data must not get into the next one's order unseen. */
function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice>
      <p className="mb-3">
        The order that you began is here again. If you had pressed Place already, pressing it again without a
        change makes no second order.
      </p>
      <Button variant="quiet" onClick={onStartOver}>
        Start over
      </Button>
    </Notice>
  );
}

function CouponField({ bind, problem }: { bind: BindField<StaffOrderDraft>; problem: string | undefined }) {
  const field = bind("coupon");
  return (
    <TextField
      label="Code, if the customer has one"
      autoCapitalize="characters"
      maxLength={40}
      {...field}
      error={field.error ?? problem}
    />
  );
}

function PaymentFields({ bind }: { bind: BindField<StaffOrderDraft> }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField label="Paid already, BDT" inputMode="numeric" {...bind("advance")} />
        <TextField label="bKash or Nagad reference" {...bind("advanceReference")} />
      </div>
      <TextField label="Note for the desk" {...bind("note")} />
    </>
  );
}
