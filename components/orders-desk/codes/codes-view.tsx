"use client";

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
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <section aria-labelledby="new-code" className="grid grid-cols-1 gap-4">
        <h2 id="new-code" className="text-xl">
          New code
        </h2>
        <CouponForm
          initial={NO_COUPON}
          saveLabel="Make the code"
          onSave={async (code, terms) => await creating.mutateAsync({ code, ...terms })}
        />
      </section>
      <section aria-labelledby="codes" className="grid grid-cols-1 gap-4">
        <h2 id="codes" className="text-xl">
          Codes
        </h2>
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
      </section>
    </div>
  );
}
