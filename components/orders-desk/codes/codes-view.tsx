"use client";

import { NewBesideList } from "@/components/desk-kit/new-beside-list";
import { NO_COUPON } from "@/components/orders-desk/codes/coupon-draft";
import { CouponForm } from "@/components/orders-desk/codes/coupon-form";
import { CouponRow } from "@/components/orders-desk/codes/coupon-row";
import { QueryState } from "@/components/ui/query-state";
import { useCoupons, useCreateCoupon } from "@/lib/orders/coupons/api";

/** The codes of the shop. */
export function CodesView() {
  const coupons = useCoupons();
  const creating = useCreateCoupon();
  return (
    <NewBesideList
      newTitle="New code"
      form={
        <CouponForm
          initial={NO_COUPON}
          saveLabel="Make the code"
          onSave={async (code, terms) => await creating.mutateAsync({ code, ...terms })}
        />
      }
      listTitle="Codes"
    >
      <QueryState query={coupons}>
        {(rows) =>
          rows.length === 0 ? (
            <p>There is no code yet. A link such as /?code=EID10 gives one to whoever opens it.</p>
          ) : (
            <ul className="grid grid-cols-1 gap-4">
              {rows.map((coupon) => (
                <li key={coupon.code}>
                  <CouponRow coupon={coupon} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </NewBesideList>
  );
}
