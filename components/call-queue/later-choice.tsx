"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { useFieldValue } from "@/components/ui/field-value";
import { fromLocalInput, listLaterChoices } from "@/lib/orders/call-queue/rules";

interface LaterChoiceProps {
  /** Milliseconds. */
  now: number;
  isBusy: boolean;
  onChoose: (nextAt: string) => void;
}

/** When to call again: the usual times in one tap, or any other. */
export function LaterChoice({ now, isBusy, onChoose }: LaterChoiceProps) {
  const [other, setOther] = useState("");
  const id = useId();
  const ref = useFieldValue<HTMLInputElement>({ value: other, onChange: setOther });
  return (
    <fieldset aria-label="When to call again" className="flex flex-wrap items-end gap-1.5">
      {listLaterChoices(now).map(({ label, at }) => (
        <Button
          key={label}
          variant="quiet"
          className="min-h-11 px-2.5! text-sm"
          disabled={isBusy}
          onClick={() => onChoose(at)}
        >
          {label}
        </Button>
      ))}
      <label htmlFor={id} className="sr-only">
        Another time, in Dhaka
      </label>
      <input
        id={id}
        ref={ref}
        type="datetime-local"
        value={other}
        onChange={(event) => setOther(event.target.value)}
        className="min-h-11 min-w-0 flex-auto rounded-cloth border border-ink/45 bg-white px-2 text-base"
      />
      <Button
        variant="quiet"
        className="min-h-11 px-2.5! text-sm"
        disabled={isBusy || other === ""}
        onClick={() => onChoose(fromLocalInput(other))}
      >
        Set
      </Button>
    </fieldset>
  );
}
