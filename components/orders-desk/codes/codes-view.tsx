"use client";

import { useWords } from "#words";
import { NewBesideList } from "@/components/desk-kit/new-beside-list";
import { NO_COUPON } from "@/components/orders-desk/codes/coupon-draft";
import { CouponForm } from "@/components/orders-desk/codes/coupon-form";
import { CouponRow } from "@/components/orders-desk/codes/coupon-row";
import { QueryState } from "@/components/ui/query-state";
import { useCoupons, useCreateCoupon } from "@/lib/orders/coupons/api";

const EXAMPLE_LINK = "/?code=EID10";

/** The codes of the shop. */
export function CodesView() {
  const words = useWords("deskCodes");
  const { failure } = useWords("deskKit");
  const coupons = useCoupons();
  const creating = useCreateCoupon();
  return (
    <NewBesideList
      newTitle={words.newCode}
      form={
        <CouponForm
          initial={NO_COUPON}
          saveLabel={words.make}
          onSave={async (code, terms) => await creating.mutateAsync({ code, ...terms })}
        />
      }
      listTitle={words.title}
    >
      <QueryState query={coupons} say={failure}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{words.none(EXAMPLE_LINK)}</p>
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
