import { useWords } from "#words";
import { useState } from "react";
import { keepCode, readCode } from "@/components/checkout/kept-code";
import { useCheckedCoupon } from "@/lib/orders/coupons/api";
import { parseCode } from "@/lib/orders/coupons/rules";

/** The code of a checkout: what it takes off, as the shop says, or why it takes nothing off. */
export function useCode(email: string) {
  const { code: words } = useWords("ordering");
  const [code, setCode] = useState(readCode);
  const [wrong, setWrong] = useState<string>();
  const checked = useCheckedCoupon(email, code);
  const [taken, setTaken] = useState<typeof checked.data>();
  const coupon = taken ?? (code !== null && !checked.error ? (checked.data ?? null) : null);

  function use(typed: string): void {
    const parsed = parseCode(typed);
    setWrong(parsed === null ? words.wrong : undefined);
    // Asked again: it may be another answer by now.
    if (parsed !== null && parsed === code) void checked.refetch();
    setCode(parsed);
    keepCode(parsed);
  }

  function remove(): void {
    setWrong(undefined);
    setCode(null);
    keepCode(null);
  }

  /** Keeps the code for no other order. The placed one goes on showing what it took off, whatever a check says now. */
  function forget(): void {
    setTaken(coupon ?? undefined);
    keepCode(null);
  }

  const isChecking = code !== null && checked.isFetching && !checked.data;
  const refusal = code !== null && checked.error ? words.failure(checked.error) : undefined;
  return {
    code,
    use,
    remove,
    forget,
    coupon,
    isChecking,
    problem: taken ? undefined : (wrong ?? refusal),
  };
}
