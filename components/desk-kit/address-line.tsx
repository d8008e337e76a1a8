import { useWords } from "#words";
import { useState } from "react";
import { TextButton } from "@/components/ui/text-button";

/** Longer addresses take more than two lines on a phone. */
const LONG_ADDRESS = 80;

interface AddressLineProps {
  /** The text in front of the address. */
  zone: string;
  address: string;
}

/** An order's address; a long one shows two lines at first, and all of it at a tap. */
export function AddressLine({ zone, address }: AddressLineProps) {
  const { address: words } = useWords("deskKit");
  const [isOpen, setIsOpen] = useState(false);
  const isLong = address.length > LONG_ADDRESS;
  return (
    <>
      <p className={`text-sm text-wrap wrap-anywhere ${isLong && !isOpen ? "line-clamp-2" : ""}`}>
        <span className="text-muted">{words.zone(zone)}</span> {address}
      </p>
      {isLong && (
        <TextButton className="justify-self-start text-sm" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.less : words.whole}
        </TextButton>
      )}
    </>
  );
}
