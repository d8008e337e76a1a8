import { useWords } from "#words";
import { useEffect, useState } from "react";
import { useDebounce } from "@/components/desk-kit/use-debounce";
import { type DraftLine, toWanted } from "@/components/orders-desk/contents/contents-draft";
import { parseQuantity } from "@/lib/orders/cart/rules";
import { useCouponForLines } from "@/lib/orders/coupons/api";
import { parseCode } from "@/lib/orders/coupons/rules";

/** What a code takes off the lines of a new order, or why it takes nothing off; both are missing until the shop has said. */
export function useDeskCode(typed: string, lines: readonly DraftLine[]) {
  const { failure } = useWords("deskKit");
  const code = parseCode(typed) ?? "";
  // The shop is not asked about each beginning of a code.
  const [asked, setAsked] = useState(code);
  const { restart } = useDebounce(() => setAsked(code));
  useEffect(restart, [code, restart]);
  const whole = lines.every(({ quantity }) => parseQuantity(quantity) !== null) ? lines : [];
  const checked = useCouponForLines(asked, toWanted(whole));
  const isAsked = code !== "" && code === asked && whole.length > 0;
  return {
    coupon: isAsked && !checked.error ? checked.data : undefined,
    problem: isAsked && checked.error ? failure(checked.error) : undefined,
  };
}
