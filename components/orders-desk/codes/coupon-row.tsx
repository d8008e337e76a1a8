import { useWords } from "#words";
import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { toCouponDraft } from "@/components/orders-desk/codes/coupon-draft";
import { CouponForm } from "@/components/orders-desk/codes/coupon-form";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { PageLink } from "@/components/ui/page-link";
import { useCategoryNames } from "@/components/words/use-category-name";
import { useIsBefore } from "@/components/ui/use-is-before";
import { useChangeCoupon, useDeleteCoupon } from "@/lib/orders/coupons/api";
import type { CouponDto } from "@/lib/orders/coupons/dto";
import { allOrdersPath } from "@/lib/desk-paths";
import { dayOf } from "@/lib/platform/time/dhaka";

/** A code, what has come of it, and what can be done with it. */
export function CouponRow({ coupon }: { coupon: CouponDto }) {
  const { code, uses, startsAt, endsAt } = coupon;
  const words = useWords("deskCodes");
  const { save, change: changeLabel, delete: deleteLabel, endNow } = useWords("deskKit");
  const sayTerms = useTerms();
  const [isOpen, setIsOpen] = useState(false);
  const changing = useChangeCoupon();
  const deleting = useDeleteCoupon();
  const isToBegin = useIsBefore(startsAt === undefined ? -Infinity : Date.parse(startsAt));
  const isOver = !useIsBefore(endsAt === undefined ? Infinity : Date.parse(endsAt));
  return (
    <article aria-label={words.code(code)} className="card grid gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="price text-xl wrap-anywhere">{code}</h3>
        {isOver && <span className="care-label text-selvedge">{words.ended}</span>}
      </div>
      <p className="text-muted">{sayTerms(coupon)}</p>
      <Uses coupon={coupon} />
      <div className="flex flex-wrap gap-2">
        <SmallButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {changeLabel}
        </SmallButton>
        {!isOver && !isToBegin && (
          <SmallButton
            disabled={changing.isPending}
            onClick={() => changing.mutate({ code, change: { endsAt: new Date().toISOString() } })}
          >
            {endNow}
          </SmallButton>
        )}
        {uses === 0 && (
          <SmallButton variant="danger" disabled={deleting.isPending} onClick={() => deleting.mutate(code)}>
            {deleteLabel}
          </SmallButton>
        )}
      </div>
      {!isOpen && <ErrorNotice error={changing.error ?? deleting.error} />}
      {isOpen && (
        <CouponForm
          isThere
          initial={toCouponDraft(coupon)}
          initialCategories={coupon.categories}
          saveLabel={save}
          onSave={async (_code, _terms, change) => {
            await changing.mutateAsync({ code, change });
            setIsOpen(false);
          }}
        />
      )}
    </article>
  );
}

/** The orders of a code, and their sums. */
function Uses({ coupon: { code, uses, maxUses, discount, amount } }: { coupon: CouponDto }) {
  const words = useWords("deskCodes");
  return (
    <p className="tabular-nums">
      {uses === 0 ? (
        words.unused
      ) : (
        <PageLink href={allOrdersPath(code)} className="tap-link">
          {words.orders(uses)}
        </PageLink>
      )}
      {maxUses !== undefined && words.atMost(maxUses)}
      {uses > 0 && words.sums(discount, amount)}
    </p>
  );
}

/** Says the terms of a code, such as `10% off for Caps, for orders of BDT 1,000 or more, from 1 Mar, until 9 Mar`. */
function useTerms(): (coupon: CouponDto) => string {
  const { terms: words } = useWords("deskCodes");
  const { day } = useWords("orders");
  const nameOf = useCategoryNames();
  return ({ kind, value, minItems, categories, startsAt, endsAt, maxUsesPerCustomer }) => {
    const what = words.kinds[kind](value);
    return [
      categories ? words.only(what, categories.map(nameOf)) : what,
      ...(minItems ? [words.minItems(minItems)] : []),
      ...(startsAt ? [words.from(day(dayOf(startsAt)))] : []),
      ...(endsAt ? [words.until(day(dayOf(endsAt)))] : []),
      ...(maxUsesPerCustomer ? [words.perCustomer(maxUsesPerCustomer)] : []),
    ].join(", ");
  };
}
