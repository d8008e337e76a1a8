import { useLanguage } from "#words";
import { type ReactNode, useState } from "react";
import { ShownText } from "@/components/ui/shown-text";
import { langOfText } from "@/lib/words/owners-text";

interface PartDetailsProps {
  /** As the owner has typed it; empty where nothing is typed. */
  name: string;
  /** Stands for an empty name. */
  nameless: string;
  /** Beside the name. */
  about?: ReactNode;
  /** True at first where it is still to be filled in. */
  isNew: boolean;
  /** Open, whatever was pressed. */
  isWrong: boolean;
  children: ReactNode;
}

/** A part of a setting under its name: it is open while something of it is to be entered. */
export function PartDetails({ name, nameless, about, isNew, isWrong, children }: PartDetailsProps) {
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(isNew);
  return (
    <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 py-3 font-semibold wrap-anywhere">
        {name === "" ? nameless : <ShownText text={name} lang={langOfText(language, name)} />}
        {about}
      </summary>
      {children}
    </details>
  );
}
