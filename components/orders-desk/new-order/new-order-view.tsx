"use client";

import { useWords } from "#words";
import { ContentsTotal } from "@/components/orders-desk/contents/contents-total";
import { PlaceButtons } from "@/components/orders-desk/contents/place-buttons";
import { DeliveryContents } from "@/components/orders-desk/contents/contents-fields";
import { DeskLines } from "@/components/orders-desk/contents/desk-lines";
import { DiscountContents } from "@/components/orders-desk/contents/discount-contents";
import { EarlierOrders } from "@/components/orders-desk/new-order/earlier-orders";
import { PasteChat } from "@/components/orders-desk/new-order/paste-chat";
import { PlacedNotice } from "@/components/orders-desk/new-order/placed-notice";
import { type StaffOrderDraft, useNewOrder } from "@/components/orders-desk/new-order/use-new-order";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { CheckBox } from "@/components/ui/check-box";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import { Spinner } from "@/components/ui/spinner";
import { TextField } from "@/components/ui/text-field";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { BindField } from "@/components/ui/use-draft";
import { PATHS } from "@/lib/paths";

const SOURCES = ["phone", "messenger", "outlet"] as const;

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
  const { newOrder: words } = useWords("deskOrders");
  const { titles } = useWords("deskKit");
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
        <TextField label={words.phone} type="tel" {...bind("phone")} />
        <EarlierOrders draft={draft.draft} last={last} />
        <DeliveryContents bind={bind} goods={order.goods} />
        <SelectField
          label={words.source}
          emptyLabel={null}
          options={SOURCES.map((value) => ({ value, label: words.sources[value] }))}
          {...bind("source")}
        />
        <TextField label={words.email} type="email" {...bind("email")} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <DeskLines draft={{ ...draft, addLine: order.addLine }} />
        <DiscountContents bind={bind} items={total?.items ?? null} percent={discountPercent} />
        <CouponField bind={bind} problem={order.code.problem} />
        <PaymentFields bind={bind} />
        <ContentsTotal total={total} code={order.code.coupon?.code} missing={words.noTotal} />
        <ErrorNotice error={draft.problem} />
        <CheckBox
          checked={draft.draft.agreed !== ""}
          onChange={(isAgreed) => draft.change("agreed", isAgreed ? "yes" : "")}
        >
          {words.agreed(draft.draft.source)}
        </CheckBox>
        <PlaceButtons
          isPending={isPending}
          label={words.place}
          pendingLabel={words.placing}
          back={{ href: PATHS.allOrders, label: titles.allOrders }}
        />
      </div>
    </Form>
  );
}

/** One customer's data must not get into the next one's order unseen. */
function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  const { newOrder: words } = useWords("deskOrders");
  return (
    <Notice>
      <p className="mb-3">{words.restored}</p>
      <Button variant="quiet" onClick={onStartOver}>
        {words.startOver}
      </Button>
    </Notice>
  );
}

function CouponField({ bind, problem }: { bind: BindField<StaffOrderDraft>; problem: string | undefined }) {
  const { newOrder: words } = useWords("deskOrders");
  const field = bind("coupon");
  return (
    <TextField
      label={words.coupon}
      autoCapitalize="characters"
      maxLength={40}
      {...field}
      error={field.error ?? problem}
    />
  );
}

function PaymentFields({ bind }: { bind: BindField<StaffOrderDraft> }) {
  const { newOrder: words } = useWords("deskOrders");
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField label={words.advance} inputMode="numeric" {...bind("advance")} />
        <TextField label={words.reference} {...bind("advanceReference")} />
      </div>
      <TextField label={words.note} {...bind("note")} />
    </>
  );
}
