import { useState } from "react";

/** More characters than two lines on a phone hold. */
const LONG_ADDRESS = 80;

interface AddressLineProps {
  /** What stands before it. */
  zone: string;
  address: string;
}

/** Where an order goes: of a long address two lines at first, and all of it at a tap. */
export function AddressLine({ zone, address }: AddressLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = address.length > LONG_ADDRESS;
  return (
    <>
      <p className={`text-sm text-wrap wrap-anywhere ${isLong && !isOpen ? "line-clamp-2" : ""}`}>
        <span className="text-muted">{zone}.</span> {address}
      </p>
      {isLong && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-indigo underline underline-offset-4"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Less" : "Whole address"}
        </button>
      )}
    </>
  );
}
