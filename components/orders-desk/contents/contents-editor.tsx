import { useState } from "react";
import {
  DeliveryContents,
  DiscountContents,
  type ContentsFieldsDraft,
} from "@/components/orders-desk/contents/contents-fields";
import { ContentsLines } from "@/components/orders-desk/contents/contents-lines";
import { ContentsTotal } from "@/components/orders-desk/contents/contents-total";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { formatBdt } from "@/lib/platform/text/format";
import type { OrderContents } from "@/lib/orders/contents/schema";
import { PATHS } from "@/lib/paths";
import { DifferencesNotice, type Difference } from "@/components/desk-kit/differences-notice";
import { ownDiscountOf } from "@/lib/orders/coupons/rules";
import { describeContents } from "@/lib/orders/rules";
import { areaName } from "@/lib/areas";
import type { OrderDto } from "@/lib/orders/dto";
import { toDraftLines, totalDraft } from "@/components/orders-desk/contents/contents-draft";
import { keepFields, keepLines } from "@/components/orders-desk/contents/keep-changes";
import { useContentsDraft } from "@/components/orders-desk/contents/use-contents-draft";
import { toRequest, useSaveContents } from "@/components/orders-desk/contents/use-save-contents";

interface ContentsEditorProps {
  /** True where a customer changes their own order: its name stays, and nothing is taken off. */
  isOwn?: boolean;
  /** The order as it was read first. */
  seen: OrderContents;
  readAgain: () => Promise<OrderContents>;
  /** What the user may take off the items; null where they have no limit. */
  discountPercent: number | null;
  /** The place that led here, where it is not All Orders. */
  back: string | undefined;
  /** What follows, where it is not this form again. */
  onSaved: (() => void) | undefined;
}

/** The form of an order that is there already. */
export function ContentsEditor(props: ContentsEditorProps) {
  const { draft, base, total, saving, isSaved, takeFresh, keepMine } = useContentsEditor(props);
  const { bind } = draft;
  const { fresh } = saving;
  const { isOwn = false } = props;
  return (
    <Form onSubmit={saving.save} className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <ContentsLines draft={draft} isOwn={isOwn} />
      <div className="grid grid-cols-1 gap-5">
        <TextField label="Phone" type="tel" {...bind("phone")} />
        <DeliveryContents
          bind={bind}
          goods={total && total.items - total.discount - total.byCode}
          isOwn={isOwn}
        />
        {!isOwn && (
          <DiscountContents bind={bind} items={total?.items ?? null} percent={props.discountPercent} />
        )}
        <ContentsTotal total={total} code={base.order.coupon?.code} before={base.order.amount} />
        {fresh && (
          <DifferencesNotice
            differences={listDifferences(base.order, fresh.order)}
            onTakeFresh={() => takeFresh(fresh)}
            onKeepMine={() => keepMine(fresh)}
          >
            Somebody has changed this order since you opened it. Nothing of yours is saved yet.
          </DifferencesNotice>
        )}
        <ErrorNotice error={fresh ? null : draft.problem} />
        {isSaved && (
          <Notice>
            Saved. {isOwn ? "You pay" : "The courier collects"}{" "}
            <span className="price">{formatBdt(base.order.amount)}</span>.
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="flex-auto" disabled={saving.isPending || fresh !== undefined}>
            {saving.isPending ? "Saving …" : "Save"}
          </Button>
          <LinkButton variant="quiet" href={props.back ?? PATHS.allOrders}>
            {props.back ? "Back" : "All Orders"}
          </LinkButton>
          <RetryingNotice isPending={saving.isPending} />
        </div>
      </div>
    </Form>
  );
}

function listDifferences(seen: OrderDto, fresh: OrderDto): Difference[] {
  const [before, after] = [inWords(seen), inWords(fresh)];
  return Object.keys(before)
    .filter((label) => before[label] !== after[label])
    .map((label) => ({ label, before: before[label] || "none", after: after[label] || "none" }));
}

function inWords(order: OrderDto): Record<string, string> {
  const { name, phone, address, deliveryLocation, area, riderNote, items, discount } =
    describeContents(order);
  return {
    Status: order.status,
    Name: name,
    Phone: phone,
    Address: address,
    Delivery: [deliveryLocation, area].filter(Boolean).join(": "),
    "Note for the rider": riderNote,
    Items: items.join(", "),
    Discount: discount,
  };
}

/** An order while it is changed. What is typed stays until it is saved, whatever comes between. */
function useContentsEditor({ seen, isOwn = false, readAgain, onSaved }: ContentsEditorProps) {
  const [base, setBase] = useState(seen);
  const draft = useContentsDraft(toFields(base.order), toDraftLines(base.order, base.products));
  const { lines } = draft;
  const { deliveryLocation, area, discount } = draft.draft;
  const total = totalDraft(
    { lines, deliveryLocation, area, discount, coupon: base.order.coupon },
    base.order,
  );
  const [hasSaved, setHasSaved] = useState(false);
  const saving = useSaveContents({
    base,
    draft,
    total,
    isOwn,
    readAgain,
    onSaved: (saved) => {
      takeFresh(saved);
      setHasSaved(true);
      onSaved?.();
    },
  });
  const asStored = toRequest(toFields(base.order), toDraftLines(base.order, base.products));
  const isDirty = JSON.stringify(toRequest(draft.draft, lines)) !== JSON.stringify(asStored);

  function startFrom(contents: OrderContents): void {
    setBase(contents);
    saving.forgetFresh();
  }

  function takeFresh(contents: OrderContents): void {
    draft.replace(toFields(contents.order));
    draft.setLines(toDraftLines(contents.order, contents.products));
    startFrom(contents);
  }

  function keepMine(contents: OrderContents): void {
    draft.replace(
      keepFields({ typed: draft.draft, before: toFields(base.order), now: toFields(contents.order) }),
    );
    draft.setLines(
      keepLines({
        typed: lines,
        before: toDraftLines(base.order, base.products),
        now: toDraftLines(contents.order, contents.products),
      }),
    );
    startFrom(contents);
  }

  return { draft, base, total, saving, isSaved: hasSaved && !isDirty, takeFresh, keepMine };
}

function toFields({
  name,
  phone,
  address,
  deliveryLocation,
  riderNote = "",
  ...order
}: OrderDto): ContentsFieldsDraft {
  const discount = ownDiscountOf(order);
  return {
    name,
    phone,
    address,
    deliveryLocation,
    area: areaName(order),
    riderNote,
    discount: discount ? String(discount.amount) : "",
    reason: discount?.reason ?? "",
  };
}
