import { useWords } from "#words";
import { type ReactNode, useState } from "react";
import {
  DeliveryContents,
  type ContentsFieldsDraft,
} from "@/components/orders-desk/contents/contents-fields";
import { ContentsTotal } from "@/components/orders-desk/contents/contents-total";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { useAreaName } from "@/components/words/use-area-name";
import { useLineWords } from "@/components/words/use-line-words";
import type { OrderContents } from "@/lib/orders/contents/schema";
import { PATHS } from "@/lib/paths";
import { DifferencesNotice, type Difference } from "@/components/desk-kit/differences-notice";
import { ownDiscountOf } from "@/lib/orders/coupons/rules";
import { describeContents } from "@/lib/orders/rules";
import { areaName } from "@/lib/areas";
import type { OrderDto } from "@/lib/orders/dto";
import { namesOf } from "@/lib/orders/lifecycle";
import { toDraftLines, totalDraft } from "@/components/orders-desk/contents/contents-draft";
import { keepFields, keepLines } from "@/components/orders-desk/contents/keep-changes";
import { useContentsDraft } from "@/components/orders-desk/contents/use-contents-draft";
import { toRequest, useSaveContents } from "@/components/orders-desk/contents/use-save-contents";

type Draft = ReturnType<typeof useContentsDraft<ContentsFieldsDraft>>;

interface ContentsEditorProps {
  /** True where a customer changes their own order: its name stays. */
  isOwn?: boolean;
  renderLines: (draft: Draft) => ReactNode;
  /** Where something may be taken off; the items cost whole BDT, null where that is not known yet. */
  renderDiscount?: (bind: Draft["bind"], items: number | null) => ReactNode;
  /** The order as it was read first. */
  seen: OrderContents;
  readAgain: () => Promise<OrderContents>;
  /** The place that led here, where it is not All Orders. */
  back: string | undefined;
  /** What follows, where it is not this form again. */
  onSaved: (() => void) | undefined;
}

/** The form of an order that is there already. */
export function ContentsEditor(props: ContentsEditorProps) {
  const { draft, base, total, saving, isSaved, takeFresh, keepMine } = useContentsEditor(props);
  const words = useWords("orders").changing;
  const { bind } = draft;
  const { fresh } = saving;
  const listDifferences = useDifferences(fresh !== undefined);
  const { isOwn = false, renderLines, renderDiscount } = props;
  return (
    <Form onSubmit={saving.save} className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      {renderLines(draft)}
      <div className="grid grid-cols-1 gap-5">
        <TextField label={words.phone} type="tel" {...bind("phone")} />
        <DeliveryContents
          bind={bind}
          goods={total && total.items - total.discount - total.byCode}
          isOwn={isOwn}
        />
        {renderDiscount?.(bind, total?.items ?? null)}
        <ContentsTotal total={total} code={base.order.coupon?.code} before={base.order.amount} />
        {fresh && (
          <DifferencesNotice
            differences={listDifferences(base.order, fresh.order)}
            onTakeFresh={() => takeFresh(fresh)}
            onKeepMine={() => keepMine(fresh)}
          >
            {words.differs}
          </DifferencesNotice>
        )}
        <ErrorNotice error={fresh ? null : draft.problem} />
        {isSaved && <Saved isOwn={isOwn} amount={base.order.amount} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="flex-auto" disabled={saving.isPending || fresh !== undefined}>
            {saving.isPending ? words.pending : words.save}
          </Button>
          <LinkButton variant="quiet" href={props.back ?? PATHS.allOrders}>
            {props.back ? words.back : words.allOrders}
          </LinkButton>
          <RetryingNotice isPending={saving.isPending} />
        </div>
      </div>
    </Form>
  );
}

function Saved({ isOwn, amount }: { isOwn: boolean; amount: number }) {
  const { saved } = useWords("orders").changing;
  const { money } = useWords("units");
  const { before, after } = isOwn ? saved.pay : saved.collect;
  return (
    <Notice>
      {before}
      <span className="price">{money(amount)}</span>
      {after}
    </Notice>
  );
}

/** Lists what is another in an order than what was seen of it, once that is shown. */
function useDifferences(isShown: boolean): (seen: OrderDto, fresh: OrderDto) => Difference[] {
  const { changing, location, statuses } = useWords("orders");
  const { fields, none } = changing;
  const sayArea = useAreaName(isShown);
  const sayLine = useLineWords();

  function inWords(order: OrderDto) {
    const { name, phone, address, deliveryLocation, area, riderNote, discount } = describeContents(order);
    return {
      status: statuses[order.status],
      name,
      phone,
      address,
      delivery: [location(deliveryLocation), sayArea(area).text].filter(Boolean).join(": "),
      riderNote,
      items: order.cartItems.map(sayLine).join(", "),
      discount: discount && changing.discount(discount),
    };
  }

  return (seen, fresh) => {
    const [before, after] = [inWords(seen), inWords(fresh)];
    return namesOf(before)
      .filter((field) => before[field] !== after[field])
      .map((field) => ({
        label: fields[field],
        before: before[field] || none,
        after: after[field] || none,
      }));
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
