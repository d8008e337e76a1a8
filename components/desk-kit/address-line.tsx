import { useState } from "react";
import { TextButton } from "@/components/ui/text-button";

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
        <TextButton className="justify-self-start text-sm" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Less" : "Whole address"}
        </TextButton>
      )}
    </>
  );
}
