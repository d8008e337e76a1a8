"use client";

import { useId } from "react";
import { useFieldValue } from "@/components/ui/field-value";
import {
  type Courier,
  COURIER_FACTS,
  COURIERS,
  findCourier,
  OWN_RIDER,
} from "@/lib/delivery/couriers/registry";

interface CourierChoiceProps {
  courier: Courier;
  onChoose: (courier: Courier) => void;
}

const read = (value: string): Courier => findCourier(value) ?? OWN_RIDER;

/** Who takes the parcels. */
export function CourierChoice({ courier, onChoose }: CourierChoiceProps) {
  const id = useId();
  const choose = (value: string) => onChoose(read(value));
  const ref = useFieldValue<HTMLSelectElement>({ value: courier, onChange: choose });
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Courier
      </label>
      <select
        id={id}
        ref={ref}
        value={courier}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 rounded-cloth border border-ink/45 bg-white px-2 text-base"
      >
        {COURIERS.map((known) => (
          <option key={known} value={known}>
            {COURIER_FACTS[known].label}
          </option>
        ))}
      </select>
    </>
  );
}
