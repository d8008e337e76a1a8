import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { toCouponDraft } from "@/components/orders-desk/codes/coupon-draft";
import { CouponForm } from "@/components/orders-desk/codes/coupon-form";
import { ErrorNotice } from "@/components/ui/call-notices";
import { PageLink } from "@/components/ui/page-link";
import { useIsBefore } from "@/components/ui/use-is-before";
import { useChangeCoupon, useDeleteCoupon } from "@/lib/orders/coupons/api";
import type { CouponDto } from "@/lib/orders/coupons/dto";
import { allOrdersPath } from "@/lib/desk-paths";
import { formatBdt, formatCount } from "@/lib/platform/text/format";
import { dayOf } from "@/lib/platform/time/dhaka";
import { formatDay } from "@/lib/platform/time/format-day";

/** A code, what has come of it, and what can be done with it. */
export function CouponRow({ coupon }: { coupon: CouponDto }) {
  const { code, uses, maxUses, discount, amount, startsAt, endsAt } = coupon;
  const [isOpen, setIsOpen] = useState(false);
  const changing = useChangeCoupon();
  const deleting = useDeleteCoupon();
  const isToBegin = useIsBefore(startsAt === undefined ? -Infinity : Date.parse(startsAt));
  const isOver = !useIsBefore(endsAt === undefined ? Infinity : Date.parse(endsAt));
  return (
    <article aria-label={`Code ${code}`} className="card grid gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="price text-xl wrap-anywhere">{code}</h3>
        {isOver && <span className="care-label text-selvedge">Ended</span>}
      </div>
      <p className="text-muted">{termsInWords(coupon)}</p>
      <p className="tabular-nums">
        {uses === 0 ? (
          "No orders yet"
        ) : (
          <PageLink href={allOrdersPath(code)} className="tap-link">
            {uses === 1 ? "1 order" : `${formatCount(uses)} orders`}
          </PageLink>
        )}
        {maxUses !== undefined && ` (at most ${formatCount(maxUses)})`}
        {uses > 0 && `, ${formatBdt(discount)} taken off, ${formatBdt(amount)} in all`}
      </p>
      <div className="flex flex-wrap gap-2">
        <SmallButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Change
        </SmallButton>
        {!isOver && !isToBegin && (
          <SmallButton
            disabled={changing.isPending}
            onClick={() => changing.mutate({ code, change: { endsAt: new Date().toISOString() } })}
          >
            End now
          </SmallButton>
        )}
        {uses === 0 && (
          <SmallButton variant="danger" disabled={deleting.isPending} onClick={() => deleting.mutate(code)}>
            Delete
          </SmallButton>
        )}
      </div>
      {!isOpen && <ErrorNotice error={changing.error ?? deleting.error} />}
      {isOpen && (
        <CouponForm
          isThere
          initial={toCouponDraft(coupon)}
          initialCategories={coupon.categories}
          saveLabel="Save"
          onSave={async (_code, _terms, change) => {
            await changing.mutateAsync({ code, change });
            setIsOpen(false);
          }}
        />
      )}
    </article>
  );
}

/** Such as `10% off for Caps, for orders of BDT 1,000 or more, from 1 Mar, until 9 Mar`. */
function termsInWords({
  kind,
  value,
  minItems,
  categories,
  startsAt,
  endsAt,
  maxUsesPerCustomer,
}: CouponDto) {
  const what = { percent: `${value}% off`, amount: `${formatBdt(value)} off`, freeDelivery: "Free delivery" }[
    kind
  ];
  return [
    categories ? `${what} for ${categories.join(", ")}` : what,
    ...(minItems ? [`for orders of ${formatBdt(minItems)} or more`] : []),
    ...(startsAt ? [`from ${formatDay(dayOf(startsAt))}`] : []),
    ...(endsAt ? [`until ${formatDay(dayOf(endsAt))}`] : []),
    ...(maxUsesPerCustomer ? [`${maxUsesPerCustomer} for each customer`] : []),
  ].join(", ");
}
