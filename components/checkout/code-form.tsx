import { useWords } from "#words";
import { type FocusEvent, type KeyboardEvent, useState } from "react";
import type { useCode } from "@/components/checkout/use-code";
import { Button } from "@/components/ui/button";
import { TextButton } from "@/components/ui/text-button";
import { TextField } from "@/components/ui/text-field";
import { parseCode } from "@/lib/orders/coupons/rules";

interface CodeFormProps {
  state: ReturnType<typeof useCode>;
  /** Whole BDT that the code takes off now. */
  discount: number;
}

/** A code, and what it takes off the order. It is no form of its own: it stands within that of the checkout. */
export function CodeForm({ state, discount }: CodeFormProps) {
  const { code: words } = useWords("ordering");
  const { money } = useWords("units");
  const { code, coupon, isChecking, problem, use, remove } = state;
  const [typed, setTyped] = useState(code ?? "");
  if (coupon)
    return (
      <output className="flex flex-wrap items-center justify-between gap-x-4 border-l-2 border-leaf pl-3">
        <span className="wrap-anywhere">
          {words.label} <strong className="font-semibold">{coupon.code}</strong>:{" "}
          {coupon.freeDelivery ? words.free : words.takesOff(money(discount))}
        </span>
        <TextButton onClick={remove}>{words.remove}</TextButton>
      </output>
    );

  function useOnEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    // It would place the order.
    event.preventDefault();
    use(typed);
  }

  /** Whoever goes on without pressing the button means the code that they have typed. */
  function useOnLeave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget) || typed.trim() === "" || parseCode(typed) === code) return;
    use(typed);
  }

  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      onKeyDown={useOnEnter}
      onBlur={useOnLeave}
    >
      <TextField
        label={words.label}
        name="coupon"
        autoCapitalize="characters"
        maxLength={40}
        value={typed}
        error={problem}
        onChange={setTyped}
      />
      <Button
        variant="quiet"
        className="mt-6"
        disabled={isChecking || typed.trim() === ""}
        onClick={() => use(typed)}
      >
        {isChecking ? words.pending : words.use}
      </Button>
    </div>
  );
}
